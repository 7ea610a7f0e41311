import { Banner } from '../../parts/Banner.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { Link } from '../../router.tsx';
import { words } from '../../words.ts';
import type { Onboarding } from './load.ts';
import { onboarding as t } from './texts.ts';

/** Step one when the link could not be verified: the reason and what to do. */
export function ConfirmFailed({ message }: { message: string }) {
  return (
    <div className="centre">
      <Banner>{message}</Banner>
      <p className="soft">{t.failedHint}</p>
      <Link to="/login" className="button button-quiet">
        {words.home}
      </Link>
    </div>
  );
}

/** Step one: the person confirms that the address is theirs. */
export function ConfirmStep({ about, onDone }: { about: Onboarding; onDone: () => void }) {
  const { busy, run } = useBusy();
  const confirm = () =>
    run(async () => {
      await about.mine('PUT /updateOperator/:userId', { userId: about.userId, emailVerified: true });
      onDone();
    });
  return (
    <div className="centre">
      <h2>{t.confirmLead}</h2>
      <p className="address break">{about.email}</p>
      <p className="soft">{t.confirmHint}</p>
      <button type="button" className="button" disabled={busy} onClick={confirm}>
        {t.confirm}
      </button>
    </div>
  );
}
