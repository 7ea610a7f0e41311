import { navigate } from '../../router.tsx';
import { onboarding as t } from './texts.ts';

/** Step three: the account is complete, and the person goes on to the first sign-in. */
export function DoneStep() {
  return (
    <div className="centre">
      <svg className="picture picture-done" viewBox="0 0 64 64" role="img" aria-label={t.doneImage}>
        <circle cx="32" cy="32" r="26" />
        <path d="m20 33 9 9 16-18" />
      </svg>
      <p className="done-text">{t.done}</p>
      <button type="button" className="button" onClick={() => navigate('/login', { replace: true })}>
        {t.continue}
      </button>
    </div>
  );
}
