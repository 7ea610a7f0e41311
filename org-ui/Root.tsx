import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { Toasts } from '../web-kit/toast/toast.tsx';
import { App } from './App.tsx';
import { queries } from './base/session.ts';
import { theme } from './base/theme.ts';

/** The console with all that its pages need around them. */
export const Root = () => (
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
  </StrictMode>
);
