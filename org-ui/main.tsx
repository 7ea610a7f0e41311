import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { showsNothingOld } from '../web-kit/comingBack.ts';
import { Toasts } from '../web-kit/toast/toast.tsx';
import '../web-kit/theme.css';
import { App } from './App.tsx';
import { queries } from './base/session.ts';
import { theme } from './base/theme.ts';

showsNothingOld();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
