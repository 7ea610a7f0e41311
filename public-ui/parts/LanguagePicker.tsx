import { chooseLanguage, language, languages } from '../../web-kit/language/language.ts';
import { words } from '../../web-kit/words.ts';

const offered = Object.entries(languages) as [keyof typeof languages, string][];

/** Chooses the language of this browser's pages. */
export function LanguagePicker() {
  return (
    <label className="language">
      <span className="language-label">{words.language}</span>
      <select
        value={language === 'qps' ? 'en' : language}
        onChange={({ target }) => chooseLanguage(target.value as keyof typeof languages)}
      >
        {offered.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
