import { Router } from 'express';

/** The first word of a path, after its slash. */
const firstWord = (path: string) => path.split('/', 2)[1] ?? '';

/**
 * Routes of calls, of which there are hundreds. A request is compared only with those that begin with the same word:
 * Express alone compares it with each in turn.
 */
export function routesByWord() {
  const byWord = new Map<string, Router>();
  const routes = Router();
  routes.use((req, res, next) => {
    const found = byWord.get(firstWord(req.path));
    if (found) found(req, res, next);
    else next();
  });
  return {
    routes,
    /** The router to which a route belongs, whose first word is no parameter. */
    routerFor(route: string): Router {
      const word = firstWord(route);
      if (!/^[\w.-]+$/.test(word)) throw new TypeError(`the route ${route} does not begin with a word`);
      const known = byWord.get(word) ?? Router({ caseSensitive: true });
      byWord.set(word, known);
      return known;
    },
  };
}
