import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';

/** The console within the addresses of the browser. */
export const Root = () => (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
