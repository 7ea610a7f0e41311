// What rows of settings are, of which forms are made. It is not in `limits.ts`, because a console's first page needs none.

export * from '../../domain/settings/setting.ts';
