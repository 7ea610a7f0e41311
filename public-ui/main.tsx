import { createRoot } from 'react-dom/client';
import '../web-kit/look/theme.css';
import './base.css';
import './forms.css';
import './layout.css';
import { callAsApp } from '../web-kit/call.ts';
import { keepFocus } from '../web-kit/form/keptFocus.ts';
import { speak, tellLanguage } from '../web-kit/language/language.ts';
import { hearSteps } from '../web-kit/passkeys/steps.ts';
import { App } from './App.tsx';
import { countStep } from './countStep.ts';
import { catalogues } from './languages/languages.ts';

callAsApp();
hearSteps(countStep);
keepFocus();
tellLanguage();
await speak(catalogues);

createRoot(document.getElementById('root')!).render(<App />);
