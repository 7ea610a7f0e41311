/**
 * Postgres error codes (appendix A of its manual) that say that a table or its file is gone or damaged: XX001 data
 * corrupted, XX002 index corrupted, 58P01 undefined file, 58030 input or output error, 42P01 undefined table.
 */
export function damageCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(?:XX00[12]|58P01|58030|42P01)$/.test(code) ? code : undefined;
}
