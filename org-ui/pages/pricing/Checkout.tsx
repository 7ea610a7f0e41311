import { Button, DialogContentText, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { organisationQuery, queries } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { type Begun, isOver, resultOf } from './purchase.ts';
import { texts } from './texts.ts';

const t = texts.purchase;
/** Milliseconds between two looks at what has become of the payment. */
const everyFew = 3000;

/** Waits until the payment provider says what has become of a purchase, and tells it. */
export function Checkout({ url, purchaseId, since, uniqueId, onClose }: Begun & Props) {
  const { data } = useQuery({
    queryKey: ['purchase', uniqueId, purchaseId, since],
    queryFn: () => resultOf(uniqueId, { purchaseId, since }),
    refetchInterval: ({ state }) => !(state.data && isOver(state.data.result)) && everyFew,
  });
  const close = () => {
    void queries.invalidateQueries({ queryKey: organisationQuery(uniqueId).queryKey });
    onClose();
  };
  if (data?.result === 'paid') return <Told title={t.success} text={t.successText} onClose={close} />;
  if (data?.result === 'left') return <Told title={t.failure} text={t.failed} onClose={close} />;
  const failed = data?.result === 'failed';
  return (
    <Told title={failed ? t.failure : t.waiting} text={failed ? t.failed : t.waitingText} onClose={close}>
      <Button href={url} target="_blank" rel="noreferrer">
        {t.again}
      </Button>
    </Told>
  );
}
type Props = { uniqueId: string; onClose: () => void };

type ToldProps = { title: string; text: string; hint?: string; onClose: () => void; children?: ReactNode };
/** A dialog that says something; with further buttons it is about something that is still going on. */
export function Told({ title, text, hint, onClose, children }: ToldProps) {
  return (
    <TitledDialog
      title={title}
      text={text}
      buttons={
        <>
          {children}
          <Button variant="contained" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {hint ? (
        <DialogContentText>{hint}</DialogContentText>
      ) : (
        children && <LinearProgress aria-label={title} />
      )}
    </TitledDialog>
  );
}
