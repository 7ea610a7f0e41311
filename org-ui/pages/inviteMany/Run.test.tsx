import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Run } from './Run.tsx';

const shown = (invited: number, running: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Run running={running} rows={5000} counts={{ invited, given: 0, had: 0, refused: 0 }} />
    </QueryClientProvider>,
  );

test('a run that was stopped before its end says so, and not that the invitations have been sent', () => {
  expect(shown(100, false)).toContain('Stopped: 100 of 5,000 rows are done. Nobody else was invited.');
  expect(shown(100, false)).not.toContain('The invitations have been sent.');
  expect(shown(5000, false)).toContain('The invitations have been sent.');
  expect(shown(100, true)).toContain('Invitations are being sent: 100 of 5,000.');
});
