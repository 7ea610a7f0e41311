import { createRoot } from 'react-dom/client';
import '../web-kit/theme.css';
import './base.css';
import './forms.css';
import './layout.css';
import { App } from './App.tsx';

createRoot(document.getElementById('root')!).render(<App />);
