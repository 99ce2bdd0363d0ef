"""``python -m anachrony``."""

import sys

from anachrony.cli import main

sys.exit(main())
