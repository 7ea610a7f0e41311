import { Button, type ButtonProps, Tooltip } from '@mui/material';
import type { RefusalCode } from '../../domain/refusals.ts';
import { learnWays } from '../domain/ways.ts';
import type { Making } from '../sends.ts';
import { toast } from '../toast/toasts.ts';
import { useWhyNot } from './whyNot.ts';

/** What the server would say to the call that the button makes: only the role bars one. */
const refused: { refusal: RefusalCode } = { refusal: 'role.needed' };
/** Says why a button is out of reach, with the way on. */
async function tell(why: string) {
  await learnWays();
  toast.error(why, { alsoInPage: true, after: refused });
}
/**
 * What a button becomes that is out of reach for a reason. It keeps its place in the order of the keyboard, where the
 * reason is shown and read out; a press says it too, for those who have no pointer to rest on it.
 */
export const barring = (why: string) => ({
  'aria-disabled': true as const,
  type: 'button' as const,
  onClick: () => void tell(why),
  sx: { opacity: 0.5, cursor: 'not-allowed' },
});

type Shown = Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon' | 'fullWidth' | 'children'>;
type BarrableProps = Shown &
  Pick<ButtonProps, 'type' | 'loading' | 'disabled' | 'title' | 'onClick'> & {
    /** Why the button is out of reach, if it is. */
    barred: string | undefined;
  };
/** A button that says why it is out of reach, if it is. */
export function BarrableButton({ barred, type, loading, disabled, title, onClick, ...shown }: BarrableProps) {
  if (barred === undefined)
    return (
      <Button
        {...shown}
        {...(type && { type })}
        {...(loading !== undefined && { loading })}
        {...(disabled !== undefined && { disabled })}
        {...(title !== undefined && { title })}
        {...(onClick && { onClick })}
      />
    );
  return (
    <Tooltip title={barred} describeChild>
      <Button {...shown} {...barring(barred)} />
    </Tooltip>
  );
}

type OpenButtonProps = Omit<BarrableProps, 'barred' | 'type' | 'loading' | 'title'> & {
  /** What will make the call in the end, so that who may not is told before anything opens. */
  to: Making | undefined;
};
/** A button that opens what makes a call. */
export const OpenButton = ({ to, ...button }: OpenButtonProps) => (
  <BarrableButton {...button} barred={useWhyNot(to)} />
);
