"""The table server: people and computer players at tables, over HTTP and WebSocket."""
