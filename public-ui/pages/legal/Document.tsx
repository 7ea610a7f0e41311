import { language } from '../../../web-kit/language/language.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { texts } from './texts.ts';
import './legal.css';

/** A section of a legal text: a title and paragraphs. An array in place of a paragraph is a list. */
export type Section = { title: string; body: readonly (string | readonly string[])[] };

/** A legal text, made of headings, paragraphs and lists. */
export function Document({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <Shell wide>
      <article className="card legal" lang="en">
        <Heading title={title} />
        <p className="soft" lang={document.documentElement.lang}>
          {texts.updated}
          {language !== 'en' && ` ${texts.inEnglish}`}
        </p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.body.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]}>
                  {part.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </article>
    </Shell>
  );
}
