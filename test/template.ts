import { prepareTemplate } from '../projections/template.ts';

/** Runs once before all tests: every product and every database of a test starts from a copy of this. */
export default prepareTemplate;
