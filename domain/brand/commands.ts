import { z } from 'zod';
import { isImage } from '../application/settings/shared.ts';
import { same } from '../changes.ts';
import { commandsOf, id, nameText, ref, text } from '../kit.ts';
import { languageTags } from '../languages.ts';
import { limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { issueOf, wrong } from '../problems.ts';
import { refuse } from '../refusals.ts';
import { brand } from './brand.ts';
import { colourPattern } from './colours.ts';
import { BrandPublished } from './events.ts';
import { byField, namedIn, type WordField, wordsProblem, writtenIn } from './ownWords.ts';

const command = commandsOf(brand);

const colour = text(7, 1)
  .overwrite((typed) => typed.toLowerCase())
  .refine((typed) => colourPattern.test(typed), wrong('is.colour'))
  .meta({
    pattern: '^#[0-9a-fA-F]{6}$',
    description: 'A colour as # and six hexadecimal digits.',
    examples: ['#0d5557'],
  });

/** Something that readers see. What is written in marks without a width alone is as good as nothing. */
const isSeen = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const paragraph = (field: WordField) =>
  text(limits.mailWords)
    .overwrite((typed) => (isSeen.test(typed) ? typed.trim() : ''))
    .superRefine((typed, context) => {
      const problem = wordsProblem(field, typed);
      if (problem) context.addIssue(issueOf(problem));
    })
    .meta({
      pattern: String.raw`^[^\x00-\x1f\x7f<>]*$`,
      description: `One line of plain text, without an address. Replaced in it: ${namedIn(field)
        .map((name) => `{${name}}`)
        .join(', ')}.`,
    })
    .default('');
const mailWords = z
  .array(z.object({ language: z.enum(languageTags), ...byField(paragraph) }))
  .max(languageTags.length)
  .refine(
    (all) => new Set(all.map(({ language }) => language)).size === all.length,
    wrong('is.languageTwice'),
  )
  .overwrite(writtenIn)
  .meta({
    description:
      'The own words in mails to people: for each language a paragraph after the greeting, by what the mail is about, ' +
      'and one at the end. Mails in a language without own words have none.',
  })
  .default([]);

/** What an organisation chooses of how it is shown. */
export const chosenBrand = z.object({
  logo: text(300_000)
    .meta({
      pattern: '^$|^data:image/(png|jpeg|gif|webp);base64,|^https://',
      description:
        'An image of at most 64 KB as data address, or an https address of which the image is copied; empty for none.',
      examples: [''],
    })
    .default(''),
  primary: colour,
  accent: colour,
  productName: nameText(limits.name, 0)
    .overwrite((typed) => typed.trim())
    .meta({
      pattern: String.raw`^[^\x00-\x1f\x7f\u2028\u2029]*$`,
      description:
        'The name of the installed app, without a web address; empty for that of the organization.',
      examples: ['Acme Key'],
    })
    .default(''),
  mailWords,
});

/** Publishes how an organisation is shown, as one act. What was published before is published again to put it back. */
export const PublishBrand = command(
  { input: z.object({ id: id(), ...chosenBrand.shape }), parent: ({ id }) => ref(organisation, id) },
  ({ status, version, ...before }, { id: _, ...next }) => {
    if (next.logo !== '' && !isImage(next.logo, limits.brandLogoBytes)) refuse('brand.logo');
    if (status === 'active' && same(before, next)) return [];
    return [BrandPublished({ version: version + 1, ...next })];
  },
);
