import { testLanguages } from '../../web-kit/languages/testLanguages.ts';
import { catalogues } from './languages.ts';

testLanguages('admin-ui', catalogues);
