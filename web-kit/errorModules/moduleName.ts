import { texts } from './texts.ts';

/** What a group of error codes is called in the language of the page; by its name where a newer server has it. */
export function moduleName({
  module,
  errors,
}: {
  module: string;
  errors: readonly { refusal: string }[];
}): string {
  const key = errors[0]?.refusal.split('.')[0] ?? '';
  return Object.hasOwn(texts, key) ? texts[key as keyof typeof texts] : module;
}
