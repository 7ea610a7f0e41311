import '../web-kit/theme.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showsNothingOld } from '../web-kit/comingBack.ts';
import { App } from './App.tsx';

showsNothingOld();

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
