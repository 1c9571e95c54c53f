// One page in the output form of each generator: its wrappers, navigation, marks next to headings, boxes,
// tabs and code, as they come out of default builds. The texts are about a lamp, so that a test can tell
// what is text (lamp) from what is not (BOILERPLATE).

const NAV = '<nav><ul><li><a href="/">BOILERPLATE home</a></li></ul></nav>'

function page(head: string, body: string, html = 'lang="en"'): string {
  return `<!doctype html><html ${html}><head><meta charset="utf-8">${head}</head>${body}</html>`
}

/** The text of every fixture, in the words of its generator: one test checks all. */
export const LAMP_CODE = 'lamp --level 40 \\\n  --colour "warm"  # <dim>'

const DOCUSAURUS = page(
  '<meta name="generator" content="Docusaurus v3.9.2"><title>Dim the lamp | Lamps</title><meta name="docusaurus_version" content="2.1"><link rel="canonical" href="https://lamps.example/docs/dim">',
  `<body><div id="__docusaurus">${NAV}<main class="docMainContainer"><div class="row"><div class="col"><nav class="theme-doc-breadcrumbs">BOILERPLATE</nav>
  <article><span class="theme-doc-version-badge badge">BOILERPLATE Version: 2.1</span><div class="theme-doc-toc-mobile"><button>BOILERPLATE On this page</button></div>
  <div class="theme-doc-markdown markdown"><header><h1>Dim the lamp</h1></header><p>The lamp has <strong>five</strong> levels.</p>
  <h2 class="anchor" id="steps">Steps<a href="#steps" class="hash-link" aria-label="BOILERPLATE">&#8203;</a></h2><ol><li>Hold the switch.</li><li>Release it:<ul><li>at the level you want</li></ul></li></ol>
  <div class="theme-admonition theme-admonition-warning admonition alert alert--warning"><div class="admonitionHeading_x"><span class="icon"><svg><path d="M0"></path></svg></span>warning</div><div class="admonitionContent_y"><p>The lamp gets hot.</p></div></div>
  <div class="tabs-container"><ul role="tablist" class="tabs"><li role="tab" class="tabs__item">npm</li><li role="tab" class="tabs__item">Yarn</li></ul><div><div role="tabpanel"><p>Run npm lamp.</p></div><div role="tabpanel" hidden=""><p>Run yarn lamp.</p></div></div></div>
  <div class="language-bash codeBlockContainer"><div><pre class="prism-code language-bash"><code class="codeBlockLines"><span class="token-line"><span>lamp --level 40 \\</span><br></span><span class="token-line"><span>  --colour "warm"  # &lt;dim&gt;</span><br></span></code></pre><div class="buttonGroup"><button>BOILERPLATE copy</button></div></div></div>
  <table><thead><tr><th>Level</th><th>Watts</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table></div>
  <footer class="theme-doc-footer">BOILERPLATE edit</footer></article><nav class="pagination-nav">BOILERPLATE next</nav></div></div></main><footer>BOILERPLATE</footer></div></body>`,
)

const VITEPRESS = page(
  '<meta name="generator" content="VitePress v1.6.3"><title>Dim the lamp | Lamps</title>',
  `<body><div id="app"><div class="Layout"><header class="VPNav">BOILERPLATE</header><div id="VPContent"><div class="VPDoc"><div class="aside">BOILERPLATE</div><main class="main"><div class="vp-doc _guide_dim"><div>
  <h1 id="dim-the-lamp" tabindex="-1">Dim the lamp <a class="header-anchor" href="#dim-the-lamp" aria-label="Permalink">&#8203;</a></h1><p>The lamp has <strong>five</strong> levels.</p>
  <h2 id="steps" tabindex="-1">Steps <a class="header-anchor" href="#steps">&#8203;</a></h2><ol><li>Hold the switch.</li><li>Release it:<ul><li>at the level you want</li></ul></li></ol>
  <div class="warning custom-block"><p class="custom-block-title">WARNING</p><p>The lamp gets hot.</p></div>
  <div class="vp-code-group vp-adaptive-theme"><div class="tabs"><input type="radio" checked><label>npm</label><input type="radio"><label>Yarn</label></div><div class="blocks"><div class="language-sh active"><pre><code>npm lamp</code></pre></div><div class="language-sh"><pre><code>yarn lamp</code></pre></div></div></div>
  <div class="language-bash vp-adaptive-theme line-numbers-mode"><button title="BOILERPLATE copy" class="copy"></button><span class="lang">BOILERPLATE</span><pre class="shiki"><code><span class="line"><span>lamp --level 40 \\</span></span>\n<span class="line"><span>  --colour "warm"  # &lt;dim&gt;</span></span></code></pre><div class="line-numbers-wrapper"><span>BOILERPLATE 1</span></div></div>
  <table tabindex="0"><thead><tr><th>Level</th><th>Watts</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table></div></div></main><footer class="VPDocFooter">BOILERPLATE</footer></div></div></div></div></body>`,
)

const STARLIGHT = page(
  '<meta name="generator" content="Astro v5.6"><meta name="generator" content="Starlight v0.34"><title>Dim the lamp | Lamps</title>',
  `<body><starlight-tabs-restore></starlight-tabs-restore><div class="page"><header class="header">BOILERPLATE</header><nav class="sidebar">BOILERPLATE</nav><div class="main-frame"><div class="right-sidebar-container"><aside><starlight-toc>BOILERPLATE</starlight-toc></aside></div><main lang="en"><div class="content-panel"><h1 id="_top">Dim the lamp</h1></div>
  <div class="content-panel"><div class="sl-markdown-content"><p>The lamp has <strong>five</strong> levels.</p><div class="sl-heading-wrapper level-h2"><h2 id="steps">Steps</h2><a class="sl-anchor-link" href="#steps"><span class="sr-only">BOILERPLATE Section titled “Steps”</span></a></div>
  <ol><li>Hold the switch.</li><li>Release it:<ul><li>at the level you want</li></ul></li></ol><aside aria-label="Caution" class="starlight-aside starlight-aside--caution"><p class="starlight-aside__title" aria-hidden="true"><svg></svg>Warning</p><div class="starlight-aside__content"><p>The lamp gets hot.</p></div></aside>
  <starlight-tabs><div class="tablist-wrapper not-content"><ul role="tablist"><li role="presentation"><a role="tab" href="#a">npm</a></li><li role="presentation"><a role="tab" href="#b">Yarn</a></li></ul></div><div role="tabpanel"><p>Run npm lamp.</p></div><div role="tabpanel" hidden><p>Run yarn lamp.</p></div></starlight-tabs>
  <div class="expressive-code"><figure class="frame is-terminal"><figcaption class="header"></figcaption><pre data-language="bash"><code><div class="ec-line"><div class="code"><span>lamp --level 40 \\</span></div></div><div class="ec-line"><div class="code"><span class="indent">  </span><span>--colour "warm"  # &lt;dim&gt;</span></div></div></code></pre><div class="copy"><button title="BOILERPLATE">BOILERPLATE</button></div></figure></div>
  <table><thead><tr><th>Level</th><th>Watts</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table></div><footer class="sl-flex">BOILERPLATE edit</footer></div></main></div></div></body>`,
  'lang="de"',
)

const MKDOCS = page(
  '<meta name="generator" content="mkdocs-1.6.1, mkdocs-material-9.6.1"><title>Dim the lamp - Lamps</title>',
  `<body><header class="md-header" data-md-component="header">BOILERPLATE</header><div class="md-container"><main class="md-main"><div class="md-sidebar">${NAV}</div><div class="md-content"><article class="md-content__inner md-typeset"><a href="edit" class="md-content__button md-icon">BOILERPLATE</a>
  <h1 id="dim-the-lamp">Dim the lamp<a class="headerlink" href="#dim-the-lamp" title="Permanent link">&para;</a></h1><p>The lamp has <strong>five</strong> levels.</p><h2 id="steps">Steps<a class="headerlink" href="#steps">&para;</a></h2>
  <ol><li>Hold the switch.</li><li>Release it:<ul><li>at the level you want</li></ul></li></ol><div class="admonition warning"><p class="admonition-title">Warning</p><p>The lamp gets hot.</p></div>
  <div class="tabbed-set tabbed-alternate"><input checked type="radio"><input type="radio"><div class="tabbed-labels"><label>npm</label><label>Yarn</label></div><div class="tabbed-content"><div class="tabbed-block"><p>Run npm lamp.</p></div><div class="tabbed-block"><p>Run yarn lamp.</p></div></div></div>
  <div class="language-bash highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>BOILERPLATE 1</pre></div></td><td class="code"><div><pre><span></span><code><span class="go">lamp --level 40 \\</span>\n  --colour "warm"  # &lt;dim&gt;\n</code></pre></div></td></tr></table></div>
  <table><thead><tr><th>Level</th><th>Watts</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table><aside class="md-source-file">BOILERPLATE</aside></article></div></main><footer class="md-footer">BOILERPLATE</footer></div></body>`,
)

const SPHINX = page(
  '<title>Dim the lamp &#8212; Lamps 1.0</title><link rel="stylesheet" href="_static/pygments.css">',
  `<body><div class="related" role="navigation"><h3>BOILERPLATE Navigation</h3></div><div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main"><section id="dim-the-lamp"><h1>Dim the lamp<a class="headerlink" href="#dim-the-lamp" title="Permalink">¶</a></h1><p>The lamp has <strong>five</strong> levels.</p>
  <section id="steps"><h2>Steps<a class="headerlink" href="#steps">¶</a></h2><ol class="arabic simple"><li><p>Hold the switch.</p></li><li><p>Release it:</p><ul><li><p>at the level you want</p></li></ul></li></ol><div class="admonition warning"><p class="admonition-title">Warning</p><p>The lamp gets hot.</p></div>
  <div class="highlight-bash notranslate"><div class="highlight"><pre><span></span>lamp<span class="w"> </span>--level<span class="w"> </span>40<span class="w"> </span>\\\n  --colour "warm"  # &lt;dim&gt;\n</pre></div></div>
  <table class="docutils align-default"><thead><tr class="row-odd"><th class="head"><p>Level</p></th><th class="head"><p>Watts</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p>2 | 3</p></td></tr></tbody></table>
  <dl class="py class"><dt class="sig sig-object py" id="lamp.Lamp"><em class="property"><span class="pre">class</span><span class="w"> </span></em><span class="sig-prename descclassname"><span class="pre">lamp.</span></span><span class="sig-name descname"><span class="pre">Lamp</span></span><span class="sig-paren">(</span><em class="sig-param"><span class="n"><span class="pre">level</span></span></em><span class="sig-paren">)</span><a class="reference internal viewcode-link" href="_modules/lamp.html">BOILERPLATE [source]</a><a class="headerlink" href="#lamp.Lamp">¶</a></dt><dd><p>One lamp.</p>
  <dl class="py method"><dt class="sig sig-object py" id="lamp.Lamp.dim"><span class="sig-name descname"><span class="pre">dim</span></span><span class="sig-paren">(</span><span class="sig-paren">)</span><a class="headerlink" href="#lamp.Lamp.dim">¶</a></dt><dd><p>Goes one level down.</p></dd></dl></dd></dl><p>After the class.</p></section></section></div></div></div><div class="sphinxsidebar" role="navigation"><h3>BOILERPLATE</h3></div></div><div class="footer" role="contentinfo">BOILERPLATE</div></body>`,
)

const HUGO = page(
  '<meta name="generator" content="Hugo 0.147.2"><title>Dim the lamp | Lamps</title>',
  `<body class="td-page"><header><nav class="td-navbar">BOILERPLATE</nav></header><div class="td-main"><aside class="td-sidebar">BOILERPLATE</aside><main role="main"><nav class="td-breadcrumbs">BOILERPLATE</nav><div class="td-content"><h1>Dim the lamp</h1><p>The lamp has <strong>five</strong> levels.</p><h2 id="steps">Steps<a class="td-heading-self-link" href="#steps" aria-label="Heading self-link"></a></h2>
  <ol><li>Hold the switch.</li><li>Release it:<ul><li>at the level you want</li></ul></li></ol><div class="alert alert-warning" role="alert"><h4 class="alert-heading title">Warning</h4><p>The lamp gets hot.</p></div><div class="highlight"><pre tabindex="0"><code class="language-bash" data-lang="bash"><span>lamp --level 40 \\\n</span><span>  --colour "warm"  # &lt;dim&gt;\n</span></code></pre></div>
  <table><thead><tr><th>Level</th><th>Watts</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table><div class="feedback--title feedback">BOILERPLATE helpful?</div></div></main></div><footer>BOILERPLATE</footer></body>`,
)

const NEXTRA = page(
  '<title>Dim the lamp – Lamps</title>',
  `<body><div class="nextra-nav-container">${NAV}</div><div class="nextra-content"><aside class="nextra-sidebar">BOILERPLATE</aside><nav class="nextra-toc">BOILERPLATE</nav><article><main><div class="nextra-breadcrumb"><nav>BOILERPLATE</nav></div><h1>Dim the lamp</h1><p>The lamp has <strong>five</strong> levels.</p><h2>Steps<a href="#steps" id="steps" class="subheading-anchor" aria-label="Permalink"></a></h2>
  <ol><li>Hold the switch.</li><li>Release it:<ul><li>at the level you want</li></ul></li></ol><div class="nextra-callout warning"><div class="title">Warning</div><div><p>The lamp gets hot.</p></div></div><div class="nextra-code"><pre><code data-language="bash"><span class="line"><span>lamp --level 40 \\</span></span>\n<span class="line"><span>  --colour "warm"  # &lt;dim&gt;</span></span></code></pre><div><button>BOILERPLATE</button></div></div>
  <table><thead><tr><th>Level</th><th>Watts</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table></main></article></div><footer>BOILERPLATE</footer></body>`,
)

const ASCIIDOC = page(
  '<meta name="generator" content="AsciiDoc 10.2.0"><title>Dim the lamp</title>',
  `<body class="manpage"><div id="header"><h1>Dim the lamp</h1><h2>Name</h2><div class="sectionbody"><p>lamp - dims a lamp</p></div></div><div id="content"><div class="sect1"><h2 id="_about">About</h2><div class="sectionbody"><div class="paragraph"><p>The lamp has <strong>five</strong> levels.</p></div></div></div>
  <div class="sect1"><h2 id="steps">Steps</h2><div class="sectionbody"><div class="olist arabic"><ol class="arabic"><li><p>Hold the switch.</p></li><li><p>Release it:</p><div class="ulist"><ul><li><p>at the level you want</p></li></ul></div></li></ol></div>
  <div class="admonitionblock warning"><table><tr><td class="icon"><div class="title">Warning</div></td><td class="content">The lamp gets hot.</td></tr></table></div><div class="listingblock"><div class="content"><pre class="highlight"><code class="language-bash" data-lang="bash">lamp --level 40 \\\n  --colour "warm"  # &lt;dim&gt;</code></pre></div></div>
  <table class="tableblock"><thead><tr><th><p class="tableblock">Level</p></th><th><p class="tableblock">Watts</p></th></tr></thead><tbody><tr><td><p class="tableblock">1</p></td><td><p class="tableblock">2 | 3</p></td></tr></tbody></table>
  <div class="dlist"><dl><dt class="hdlist1">-l</dt><dt class="hdlist1">--level</dt><dd><p>How bright it is.</p></dd><dt class="hdlist1">-c</dt><dd><p>Its colour.</p></dd></dl></div></div></div></div><div id="footer"><div id="footer-text">BOILERPLATE Last updated</div></div></body>`,
)

export const GENERATOR_PAGES: Readonly<Record<string, string>> = {
  docusaurus: DOCUSAURUS,
  vitepress: VITEPRESS,
  starlight: STARLIGHT,
  mkdocs: MKDOCS,
  sphinx: SPHINX,
  hugo: HUGO,
  nextra: NEXTRA,
  asciidoc: ASCIIDOC,
}
