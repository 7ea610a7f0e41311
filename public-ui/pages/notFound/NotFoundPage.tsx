import { Heading } from '../../parts/Heading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { Link } from '../../router.tsx';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

/** The page for any path without a page. */
export default function NotFoundPage() {
  return (
    <Shell>
      <div className="centre">
        <Heading title={texts.title} />
        <p className="soft">{texts.text}</p>
        <Link to="/login" className="button">
          {words.home}
        </Link>
      </div>
    </Shell>
  );
}
