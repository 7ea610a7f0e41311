/** Cost of one scrypt: about 128 * N * r bytes of memory, and time in proportion to N * r * p. */
export type PasswordWork = { N: number; r: number; p: number };
/** Iterations of PBKDF2 per try, and how many tries a solver needs. */
export type CaptchaWork = { iterations: number; tries: { least: number; most: number } };
export type Work = { password: PasswordWork; captcha: CaptchaWork };

/**
 * What a guess at a password and an anonymous request cost whoever makes them. Every server does this much: no setting
 * leads to another amount, only the code that opens a kit can name one.
 */
export const fullWork: Work = {
  // 32 MB and about 0.2 s each (OWASP Password Storage Cheat Sheet: one of its equal choices for scrypt).
  password: { N: 2 ** 15, r: 8, p: 3 },
  // About half a million iterations, 0.2 to 1 s on one core of a browser.
  captcha: { iterations: 1000, tries: { least: 250, most: 750 } },
};
