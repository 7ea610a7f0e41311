import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useEditing } from '../../parts/form/editing.ts';
import type { Draft, FillerProps, InputProps, Settings } from './form.ts';
import { SettingsFields } from './SettingsFields.tsx';

const told = { help: 'It does something.', paragraph: 'saml#attributes', section: 'general' } as const;
const app = { name: 'HR', logo: '', entityId: '' };

/** A form as it was shown once, with what an import and a logo of it call some time later. */
function shownOnce() {
  const late: { find?: FillerProps['onFound']; pick?: (logo: string) => void } = {};
  const text = (name: keyof typeof app) => ({
    blank: '',
    read: (from: typeof app) => from[name],
    sent: (value: string) => ({ [name]: value }),
    fill: (value: string, found: Partial<typeof app>) => found[name] ?? value,
    Input: ({ onChange }: InputProps<string>) => {
      if (name === 'logo') late.pick = onChange;
      return null;
    },
  });
  const settings: Settings = {
    rows: {
      name: { input: 'own', label: 'Name', ...told },
      logo: { input: 'own', label: 'Logo', ...told },
      entityId: { input: 'own', label: 'Entity ID', ...told },
    },
    own: { name: text('name'), logo: text('logo'), entityId: text('entityId') },
    Filler: ({ onFound }) => {
      late.find = onFound;
      return null;
    },
  };
  let form!: ReturnType<typeof useEditing<Draft>>;
  const Form = () => {
    form = useEditing<Draft>('settings app-1', () => false);
    const onChange = form.change;
    return <SettingsFields {...{ settings, onChange }} at="changing" draft={app} problems={{}} />;
  };
  const show = () => renderToString(<Form />);
  show();
  form.edit(app);
  show();
  return {
    late: late as Required<typeof late>,
    type: (name: string) => form.change((now) => ({ ...now, name })),
    discard: () => form.leave(),
    typed: () => {
      let kept: Draft | undefined;
      form.change((now) => {
        kept = now;
        return now;
      });
      return kept;
    },
  };
}

test('what is found elsewhere or read from a file changes its own fields, and nothing that was typed meanwhile', () => {
  const { late, type, typed } = shownOnce();
  const { find, pick } = late;
  type('HR of Acme');
  find({ entityId: 'https://hr.example' });
  pick('data:image/png;base64,');
  expect(typed()).toEqual({
    name: 'HR of Acme',
    logo: 'data:image/png;base64,',
    entityId: 'https://hr.example',
  });
});

test('what is found after the form was discarded is dropped', () => {
  const { late, discard, typed } = shownOnce();
  discard();
  late.find({ entityId: 'https://hr.example' });
  expect(typed()).toBeUndefined();
});
