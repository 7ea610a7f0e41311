/** The result of a check: a sentence for the administrator, with what to do when something is wrong. */
export type Finding = { wrong: boolean; sentence: string };
export type Report = { fine: (sentence: string) => void; wrong: (sentence: string) => void };

/** Collects findings in order. */
export function report(): Report & { findings: Finding[] } {
  const findings: Finding[] = [];
  return {
    findings,
    fine: (sentence) => void findings.push({ wrong: false, sentence }),
    wrong: (sentence) => void findings.push({ wrong: true, sentence }),
  };
}

/** The findings as printed lines; problems are marked with a cross. */
export const lines = (findings: readonly Finding[]): string[] => [
  ...findings.map(({ wrong, sentence }) => `${wrong ? '✗' : '✓'} ${sentence}`),
  findings.some(({ wrong }) => wrong)
    ? `${findings.filter(({ wrong }) => wrong).length} of ${findings.length} checks found something wrong. Nothing was changed.`
    : `All ${findings.length} checks are fine. Nothing was changed.`,
];
