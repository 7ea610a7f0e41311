import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { download } from './Lines.tsx';
import { texts as t } from './texts.ts';
import { wrongIn } from './upload.ts';

/** The key of the latest run, by which its readers are told that it began or was stopped. */
export const latest = ['GET /invite/run'];

type RunProps = {
  running: boolean;
  rows: number;
  counts: Record<'invited' | 'given' | 'had' | 'refused', number>;
};
/** How far the latest run is, and its result. */
export function Run({ running, rows, counts }: RunProps) {
  const queries = useQueryClient();
  const { invited, given, had, refused } = counts;
  const done = invited + given + had + refused;
  const isCut = !running && done < rows;
  return (
    <Alert
      severity={isCut ? 'warning' : running ? 'info' : 'success'}
      sx={{ mb: 3, maxWidth: 720 }}
      action={
        running ? (
          <CommandButton
            label={t.stop}
            run={sends('POST /invite/run/stop', () => ({}))}
            done={t.stopped}
            onDone={() => queries.invalidateQueries({ queryKey: latest })}
            confirm={{ title: t.stopTitle, text: t.stopAsks, yes: t.stop }}
          >
            {t.stop}
          </CommandButton>
        ) : undefined
      }
    >
      <div role="status">
        {isCut ? t.stoppedEarly(done, rows) : running ? t.running(done, rows) : t.ended}
      </div>
      <div>{t.counts(invited, given, had, refused)}</div>
      {!running && refused > 0 && (
        <CommandButton
          size="small"
          label={t.download}
          run={async () => download(await wrongIn((await call('GET /invite/run/refused', {})).refused))}
        />
      )}
    </Alert>
  );
}
