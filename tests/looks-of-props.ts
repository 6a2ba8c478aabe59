import ts from 'typescript';

export type Props = Readonly<Record<string, unknown>>;

/** Types of React whose values are not looks. */
const NO_LOOKS = /^(ReactNode|Ref<|RefObject<)/;
/** What a control does and not how it looks. */
const NOT_SEEN = /^(Button|IconButton)\.(type|closesDialog)$/;
const DEEPEST = 8;
const WHOLE_VALUES =
  ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.String | ts.TypeFlags.Number;

/** A property of the props, or of a model in them, with what it was each time. */
type Property = { at: string; declaration: ts.Declaration; type: ts.Type; values: unknown[] };

/**
 * Compares what components were given with what their props allow. A property that is `null` for what
 * nobody knows, a list of tones, a switch: each alternative that was never given is a look unseen.
 */
export class LooksOfProps {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #properties = new Map<ts.Declaration, Property>();

  constructor(files: readonly string[], root: string) {
    const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    this.#program = ts.createProgram(files, options);
    this.#checker = this.#program.getTypeChecker();
  }

  /** Notes the props that the component of a file was given, down to the models of its models. */
  note(file: string, name: string, given: readonly Props[]): void {
    const type = this.#propsOf(file);
    if (type !== null) this.#note(type, given, name, 0);
  }

  /** Every alternative that the props of the noted components have and never were. */
  unseen(): string[] {
    return [...this.#properties.values()].flatMap((property) =>
      this.#missing(property).map((what) => `${property.at} was never ${what}`),
    );
  }

  /** A component that takes nothing but words and figures looks the same with any of them. */
  hasOneLook(file: string): boolean {
    return (this.#propsOf(file)?.getProperties() ?? []).every((property) => {
      const { flags } = this.#checker.getTypeOfSymbol(property);
      return Boolean(flags & (ts.TypeFlags.String | ts.TypeFlags.Number));
    });
  }

  #propsOf(file: string): ts.Type | null {
    const alias = this.#program
      .getSourceFile(file)
      ?.statements.find(
        (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Props',
      );
    return alias === undefined ? null : this.#checker.getTypeAtLocation(alias);
  }

  #note(type: ts.Type, values: readonly unknown[], at: string, depth: number): void {
    if (this.#isNoLook(type) || isFunction(type) || depth > DEEPEST) return;
    if (type.isUnion()) {
      for (const part of type.types) this.#note(part, values, at, depth + 1);
      return;
    }
    const whole = values.filter((value) => typeof value === 'object' && value !== null);
    if (this.#checker.isArrayType(type) || this.#checker.isTupleType(type)) {
      const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
      if (element !== undefined) this.#note(element, whole.flat(), at, depth + 1);
      return;
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    for (const symbol of type.getProperties()) {
      const declaration = symbol.valueDeclaration;
      if (declaration === undefined || !isOurs(symbol)) continue;
      const inside = whole.map((item) => (item as Props)[symbol.name]);
      const before = this.#properties.get(declaration);
      const path = `${at}.${symbol.name}`;
      const ofProperty = this.#checker.getTypeOfSymbol(symbol);
      const known = before?.values ?? [];
      this.#properties.set(declaration, {
        at: before?.at ?? path,
        declaration,
        type: ofProperty,
        values: [...known, ...inside],
      });
      this.#note(ofProperty, inside, path, depth + 1);
    }
  }

  #missing({ at, declaration, type, values }: Property): string[] {
    if (this.#isNoLook(type) || NOT_SEEN.test(at) || !type.isUnion()) return [];
    const found: string[] = [];
    const want = (what: string, isSeen: boolean) => {
      if (!isSeen) found.push(what);
    };
    // What is left out stands for one of the others, the default.
    const hasDefault = values.includes(undefined);
    const others = this.#literalsOf(declaration).filter((literal) => !values.includes(literal));
    want(others.join(', '), others.length <= (hasDefault ? 1 : 0));
    const parts = new Set(type.types.map((part) => this.#checker.typeToString(part)));
    if (parts.has('true')) {
      const [on, off] = [values.includes(true), values.includes(false)];
      want('true', on || (off && hasDefault));
      want('false', off || (on && hasDefault));
    }
    if (parts.has('null')) want('null', values.includes(null));
    const isGiven = values.some((value) => value !== undefined && value !== null);
    const whole = type.types.filter((part) => part.flags & WHOLE_VALUES && !isFunction(part));
    if (whole.length > 0) want('a value', isGiven);
    return found;
  }

  /** The literals of a union that is written at a property, or under a name of its own. */
  #literalsOf(declaration: ts.Node): unknown[] {
    const node = 'type' in declaration ? (declaration.type as ts.TypeNode | undefined) : undefined;
    if (node === undefined) return [];
    return (ts.isUnionTypeNode(node) ? [...node.types] : [node]).flatMap((part) => {
      if (ts.isLiteralTypeNode(part)) {
        return ts.isStringLiteral(part.literal) ? [part.literal.text] : [];
      }
      if (!ts.isTypeReferenceNode(part)) return [];
      let symbol = this.#checker.getSymbolAtLocation(part.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
        symbol = this.#checker.getAliasedSymbol(symbol);
      }
      const named = symbol?.declarations?.[0];
      const isNamedHere = named !== undefined && ts.isTypeAliasDeclaration(named);
      return isNamedHere && isOurs(symbol) ? this.#literalsOf(named) : [];
    });
  }

  #isNoLook(type: ts.Type): boolean {
    return NO_LOOKS.test(this.#checker.typeToString(type));
  }
}

const isFunction = (type: ts.Type) => type.getCallSignatures().length > 0;

/** Whether the components say what it can be; what the domain can be is tested there. */
const isOurs = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.[0]?.getSourceFile().fileName.includes('/src/components/') ?? true;
