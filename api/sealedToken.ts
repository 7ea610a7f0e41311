import { z } from 'zod';

/** A sealed token: the secret part of a link, or the state of a ceremony that the server hands out and gets back. */
export const sealedToken = z.string().min(1).max(8192);
