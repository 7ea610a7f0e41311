import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tiers, those first whose files are short, because they start last. */
export const tiers = ['boundaries', 'domain', 'screens', 'calls', 'store', 'folds', 'journeys', 'fire'];

/**
 * Runs the tiers with the longest files first and the shortest last, so that no worker idles while the other ends.
 * Files of one tier stay together: they take over the worker of the file before them.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => tiers.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => rank(b) - rank(a));
  }
}
