/** Where we are: the path, what stands behind ? (a line of moves), and behind # (a token, or a move to look at). */

export interface Route {
  path: string[];
  query: string;
  hash: string;
}

function here(): Route {
  return {
    path: location.pathname.split('/').filter((part) => part !== ''),
    query: location.search,
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    const follow = () => {
      this.route = here();
    };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** The same place under another address: nothing to go back to. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = here();
  }
}

export const router = new Router();

/** For links: a plain click stays on the page, any other one is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.defaultPrevented) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
