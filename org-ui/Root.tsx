import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router';
import { leadOn } from '../web-kit/domain/ways.ts';
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
          <Leading />
          <App />
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>
);

const load = async () => (await import('./parts/ways/ways.ts')).wayOn;
/** Lets refusals lead to pages of the console. */
function Leading() {
  const navigate = useNavigate();
  useEffect(() => {
    leadOn({ load, follow: (to) => void navigate(to) });
  }, [navigate]);
  return null;
}
