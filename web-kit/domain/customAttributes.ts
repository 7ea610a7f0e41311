// What custom attributes can be called and be, by the rules of the domain.

export * from '../../domain/profile/customAttributes.ts';
