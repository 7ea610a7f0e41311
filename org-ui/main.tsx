import '../web-kit/look/theme.css';
import { showConsole } from '../web-kit/showConsole.tsx';
import { catalogues } from './languages/languages.ts';

void showConsole(catalogues, () => import('./Root.tsx'));
