import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { PublicEntry } from './publicEntries.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

const format =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Reads the public names of entries out of their types, as TypeScript sees them. */
export class ContractReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(entries: readonly PublicEntry[]) {
    const { config } = ts.readConfigFile(`${workspace}tsconfig.json`, (path) =>
      ts.sys.readFile(path),
    ) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, workspace);
    this.#program = ts.createProgram(
      entries.map(({ file }) => file),
      { ...options, noEmit: true },
    );
    this.#checker = this.#program.getTypeChecker();
  }

  /**
   * Everything the entry exports, a paragraph a name: a component's props with their defaults, a type's members, a
   * function's signature. Sorted, so that only a change of the contract changes the text.
   */
  describe({ name, file }: PublicEntry): string {
    const module = this.#program.getSourceFile(file);
    const symbol = module && this.#checker.getSymbolAtLocation(module);
    if (!symbol) throw new Error(`${name} has no index.ts that exports anything`);
    const paragraphs = this.#checker
      .getExportsOfModule(symbol)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((exported) => this.#describeExport(exported));
    return `@velours/ui/${name}\n\n${paragraphs.join('\n\n')}\n`;
  }

  /** Props of our own without a sentence on what they are; of a union one side owes it. */
  undocumented({ file }: PublicEntry): string[] {
    const module = this.#program.getSourceFile(file);
    const symbol = module && this.#checker.getSymbolAtLocation(module);
    return (symbol ? this.#checker.getExportsOfModule(symbol) : [])
      .filter(({ name }) => name.endsWith('Props'))
      .flatMap((exported) => {
        const type = this.#checker.getDeclaredTypeOfSymbol(this.#targetOf(exported));
        const members = (type.isUnion() ? type.types : [type])
          .flatMap((side) => side.getProperties())
          .filter(({ declarations }) => declarations?.some(isOwnDeclaration));
        const told = members.filter(
          (member) => member.getDocumentationComment(this.#checker).length > 0,
        );
        const names = new Set(told.map(({ name }) => name));
        return members
          .filter(({ name }) => !names.has(name))
          .map(({ name }) => `${exported.name}.${name}`);
      });
  }

  #targetOf(exported: ts.Symbol): ts.Symbol {
    return exported.flags & ts.SymbolFlags.Alias
      ? this.#checker.getAliasedSymbol(exported)
      : exported;
  }

  #describeExport(exported: ts.Symbol): string {
    const target = this.#targetOf(exported);
    if (target.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
      const type = this.#checker.getDeclaredTypeOfSymbol(target);
      return `type ${exported.name}${this.#members(type)}`;
    }
    const type = this.#checker.getTypeOfSymbol(target);
    const [signature] = type.getCallSignatures();
    const [props] = signature?.getParameters() ?? [];
    if (signature && /^[A-Z]/.test(exported.name)) {
      const propsType = props && this.#checker.getTypeOfSymbol(props);
      const isNamed = propsType && this.#nameOf(propsType) === `${exported.name}Props`;
      if (isNamed) return `component ${exported.name}: ${exported.name}Props`;
      return `component ${exported.name}${propsType ? this.#members(propsType) : ''}`;
    }
    return `${signature ? 'function' : 'value'} ${exported.name}: ${this.#written(type)}`;
  }

  #nameOf(type: ts.Type): string | undefined {
    return (type.aliasSymbol ?? type.getSymbol())?.name;
  }

  /** An object's members, one a line; what the sides of a union share stands first. Any other type in one line. */
  #members(type: ts.Type): string {
    const sides = type.isUnion() ? type.types : [type];
    if (!sides.every((side) => isObjectLike(side))) {
      const flags = format | ts.TypeFormatFlags.InTypeAlias;
      return ` = ${withSortedLiterals(this.#checker.typeToString(type, undefined, flags))}`;
    }
    const [first = [], ...others] = sides.map((side) => this.#memberLines(side));
    const shared = first.filter((line) => others.every((lines) => lines.includes(line)));
    const own = [first, ...others].map((lines) => lines.filter((line) => !shared.includes(line)));
    return [
      '',
      ...shared,
      ...own.flatMap((lines, index) =>
        lines.length === 0 ? [] : [`  side ${index + 1}:`, ...lines],
      ),
    ].join('\n');
  }

  #memberLines(type: ts.Type): readonly string[] {
    return type
      .getProperties()
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((member) => {
        const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
        const written = this.#written(this.#checker.getTypeOfSymbol(member));
        const byDefault = member.getJsDocTags(this.#checker).find((tag) => tag.name === 'default');
        const value = byDefault ? ` = ${ts.displayPartsToString(byDefault.text)}` : '';
        return `  ${member.name}${isOptional ? '?' : ''}: ${isOptional ? withoutUndefined(written) : written}${value}`;
      });
  }

  #written(type: ts.Type): string {
    return withSortedLiterals(this.#checker.typeToString(type, undefined, format));
  }
}

const isOwnDeclaration = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.startsWith(`${workspace}src/`);

const isObjectLike = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0
    ? true
    : type.isIntersection() && type.types.some(isObjectLike);

/** TypeScript lists a union in the order it met its sides in, which another file may change. */
const withSortedLiterals = (written: string): string =>
  written.replaceAll(/'[^']*'(?: \| '[^']*')+/g, (union) =>
    union.split(' | ').toSorted().join(' | '),
  );

const withoutUndefined = (written: string): string => written.replace(/ \| undefined$/, '');
