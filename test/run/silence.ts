import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';

type File = { moduleId: string };

/**
 * Ends a run in which nothing happens any more: a test whose process stands still is beyond its own time limit. `end` is
 * called with the files that were begun and have not ended, once no test has ended for `limit` milliseconds.
 */
export class Silence implements Reporter {
  readonly #begun = new Set<string>();
  readonly #limit: number;
  readonly #end: (files: string[]) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(limit: number, end: (files: string[]) => void) {
    this.#limit = limit;
    this.#end = end;
  }

  onTestModuleQueued({ moduleId }: File) {
    this.#begun.add(moduleId);
    this.#heard();
  }
  onTestCaseResult() {
    this.#heard();
  }
  onTestModuleEnd({ moduleId }: File) {
    this.#begun.delete(moduleId);
    this.#heard();
  }
  onTestRunEnd() {
    clearTimeout(this.#timer);
  }

  #heard() {
    clearTimeout(this.#timer);
    const files = () => [...this.#begun].map((file) => relative(process.cwd(), file));
    this.#timer = setTimeout(() => this.#end(files()), this.#limit);
  }
}
