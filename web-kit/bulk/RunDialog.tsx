import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { pair } from '../format.ts';
import { once, settled } from '../openTab/stale.ts';
import { messageOf, toast } from '../toast/toast.tsx';
import type { Change } from './act.ts';
import { type End, presence, tellLeft } from './left.ts';
import { type Progress, type Run, runOf, type Work } from './run.ts';
import { texts as t } from './texts.ts';
import { inWords, undoOf } from './undo.ts';

type RunDialogProps<R> = Pick<Work<R>, 'idOf' | 'nameOf' | 'more' | 'skips'> & {
  label: string;
  change: Change;
  total: number | undefined;
  onClose: (done: boolean) => void;
};
type State = 'running' | 'stopping' | End;

/**
 * Changes rows, and shows how far that is. What went well is told by a toast; the dialog stays for what did not: rows that
 * were refused, and calls that did not come through, from where it can go on. Where its page is left, the run stops.
 */
export function RunDialog<R>({ label, change, total, onClose, ...of }: RunDialogProps<R>) {
  const title = useId();
  const [state, setState] = useState<State>('running');
  const [progress, setProgress] = useState<Progress>();
  const run = useRef<Run>(undefined);
  const latest = useRef<Progress>(undefined);
  run.current ??= runOf({ ...of, send: change.send }, (now) => {
    latest.current = now;
    setProgress(now);
  });
  const [place] = useState(() => presence(() => run.current?.stop()));
  useEffect(() => place.enter(), [place]);

  async function go() {
    setState('running');
    const end: End = await once(() => run.current!.go()).catch((error: unknown) => ({ error }));
    await settled();
    const reached = latest.current;
    if (place.isLeft) tellLeft(change, reached, end);
    else if (end === 'done' && !reached?.failed) {
      toast.success(inWords(change, reached), undoOf(change, reached));
      onClose(true);
    } else setState(end);
  }
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    if (!begun.current) void go();
    begun.current = true;
  }, []);
  const works = state === 'running' || state === 'stopping';
  useLeaveAsks(works);
  const close = () => onClose(state === 'done');
  const undo = undoOf(change, progress);
  return (
    <Dialog open onClose={() => works || close()} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{works ? t.working(label) : t.result}</DialogTitle>
      <DialogContent>
        {works ? (
          <Working seen={progress?.seen ?? 0} total={total} />
        ) : (
          <Reached change={change} progress={progress} state={state} />
        )}
      </DialogContent>
      <DialogActions>
        {works && (
          <Button
            disabled={state === 'stopping'}
            onClick={() => {
              run.current?.stop();
              setState('stopping');
            }}
          >
            {state === 'stopping' ? t.stopping : t.stop}
          </Button>
        )}
        {!works && undo && (
          <Button
            onClick={() => {
              close();
              undo.run();
            }}
          >
            {t.undo}
          </Button>
        )}
        {!works && state !== 'done' && <Button onClick={() => void go()}>{t.goOn}</Button>}
        {!works && (
          <Button variant="contained" autoFocus onClick={close}>
            {t.close}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Working({ seen, total }: { seen: number; total: number | undefined }) {
  const part = total ? { variant: 'determinate' as const, value: Math.min(100, (100 * seen) / total) } : {};
  return (
    <>
      <LinearProgress aria-label={t.of(seen, total)} {...part} />
      <Typography sx={{ mt: 1 }}>{t.of(seen, total)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.keepOpen}
      </Typography>
    </>
  );
}

type ReachedProps = { change: Change; progress: Progress | undefined; state: State };
/** What became of the rows: how many were changed, and why others were not. */
function Reached({ change, progress, state }: ReachedProps) {
  const reasons = [...(progress?.reasons ?? [])];
  return (
    <Box role="status">
      {typeof state === 'object' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {pair(t.failed, messageOf(state.error))}
        </Alert>
      )}
      {state === 'stopped' && <Typography>{t.stopped}</Typography>}
      <Typography>{inWords(change, progress)}</Typography>
      {reasons.map(([message, { count, first }]) => (
        <Box key={message} sx={{ mt: 1.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{t.reason(message, count)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[...first, ...(count > first.length ? [t.more(count - first.length)] : [])].join(', ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Asks before the page is left, where that would end work that is under way. */
function useLeaveAsks(works: boolean) {
  useEffect(() => {
    if (!works) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [works]);
}
