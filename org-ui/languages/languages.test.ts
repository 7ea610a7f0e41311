import { testLanguages } from '../../web-kit/languages/testLanguages.ts';
import { catalogues } from './languages.ts';

testLanguages('org-ui', catalogues);
