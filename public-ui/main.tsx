import { createRoot } from 'react-dom/client';
import '../web-kit/theme.css';
import './base.css';
import './forms.css';
import './layout.css';
import { callAsApp } from '../web-kit/call.ts';
import { App } from './App.tsx';

callAsApp();

createRoot(document.getElementById('root')!).render(<App />);
