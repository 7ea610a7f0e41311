/** The cost of one scrypt: about 128 * N * r bytes of memory, and time in proportion to N * r * p. */
export type PasswordWork = { N: number; r: number; p: number };
/** The iterations of PBKDF2 per try, and the number of tries that a solver needs. */
type CaptchaWork = { iterations: number; tries: { least: number; most: number } };
export type Work = { password: PasswordWork; captcha: CaptchaWork };

/**
 * The work that a password guess and an anonymous request cost their sender. Servers always demand it: no setting
 * changes it, only the code that opens a kit can.
 */
export const fullWork: Work = {
  // 32 MB and about 0.2 s each (one of the equivalent scrypt settings of the OWASP Password Storage Cheat Sheet).
  password: { N: 2 ** 15, r: 8, p: 3 },
  // About half a million iterations, which take 0.2 to 1 s on one core in a browser.
  captcha: { iterations: 1000, tries: { least: 250, most: 750 } },
};
