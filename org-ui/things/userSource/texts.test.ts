import { afterEach, expect, test } from 'vitest';
import { languages, type MailLanguage, speak } from '../../../web-kit/language/language.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import { catalogues } from '../../languages/languages.ts';
import { userSourceTexts } from './texts.ts';

afterEach(() => speak(catalogues, 'en'));

test.each(Object.keys(languages) as MailLanguage[])(
  'a directory with many people is counted as %s writes numbers',
  async (tag) => {
    await speak(catalogues, tag);
    const { preview, groupsLeaving, leaving, held, ...sync } = userSourceTexts.sync;
    const many = 12_345;
    const said = [
      ...[sync.groupsHeld(many), sync.taken(many), sync.twice(many), sync.notJoined(many), sync.noRoom(many)],
      ...[sync.full(many, ['ada']), groupsLeaving.text(many), leaving.text(many, ['ada']), held.text(many)],
      ...(['come', 'change', 'go', 'wait', 'groups'] as const).map((kind) => preview[kind](many, ['ada'])),
    ];
    for (const text of said) expect(text).toContain(numberIn(tag)(many));
    expect(preview.come(many, ['ada'])).toContain(numberIn(tag)(many - 1));
  },
);
