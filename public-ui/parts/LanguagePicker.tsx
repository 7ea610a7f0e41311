import type { ReactNode } from 'react';
import { chooseLanguage, language, languages } from '../../web-kit/language/language.ts';
import { words } from '../../web-kit/words.ts';

const offered = Object.entries(languages);

type LanguageSelectProps = {
  label: string;
  value: string;
  disabled?: boolean;
  /** What stands above the languages. */
  children?: ReactNode;
  onChange: (value: string) => void;
};
/** A select box of the languages, each by its own name. */
export function LanguageSelect({ label, value, disabled, children, onChange }: LanguageSelectProps) {
  return (
    <label className="language">
      <span className="language-label">{label}</span>
      <select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {children}
        {offered.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Chooses the language of this browser's pages. */
export const LanguagePicker = () => (
  <LanguageSelect
    label={words.language}
    value={language === 'qps' ? 'en' : language}
    onChange={(tag) => chooseLanguage(tag as keyof typeof languages)}
  />
);
