import { Heading } from '../../parts/Heading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { Link } from '../../router.tsx';
import { texts } from '../../texts.ts';

/** The page for any path without a page. */
export default function NotFoundPage() {
  return (
    <Shell>
      <div className="centre">
        <Heading title={texts.notFound.title} />
        <p className="soft">{texts.notFound.text}</p>
        <Link to="/login" className="button">
          {texts.notFound.home}
        </Link>
      </div>
    </Shell>
  );
}
