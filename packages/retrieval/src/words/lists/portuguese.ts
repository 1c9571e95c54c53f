import type { WordLists } from './listForm.ts'

export const PORTUGUESE_LISTS: WordLists = {
  similar: `
senha palavra-passe password
senha passphrase
celular telemóvel telefone smartphone
computador pc desktop
notebook laptop portátil
backup cópia respaldo
apagar excluir eliminar deletar
remover eliminar retirar
esvaziar limpar apagar
conta account
conta perfil
cadastrar registrar registar inscrever
cadastro registro registo inscrição
login acesso entrada
entrar acessar aceder logar
sair logout deslogar
usuário utilizador user
administrador admin
atualizar update
upgrade atualização melhoria
instalar setup
configurar definições ajustes
configuração config preferências
opção parâmetro ajuste
desinstalar remover
baixar descarregar transferir download
enviar carregar subir upload
reiniciar restart reboot
parar interromper stop
fechar encerrar terminar
iniciar começar arrancar
iniciar abrir start
ativar habilitar ligar
desativar desabilitar desligar
ligar acender
desligar apagar
erro falha error
erro bug defeito
problema dificuldade
avaria defeito falha
consertar reparar arranjar
resolver solucionar corrigir
solução correção
travar congelar crash
travamento bloqueio crash
restaurar recuperar restore
redefinir resetar repor
desfazer reverter undo
mudar alterar modificar
editar alterar modificar
mudança alteração modificação
substituir trocar
salvar guardar gravar
armazenar guardar
pasta diretório
arquivo ficheiro file
documento arquivo
caminho path
imagem foto fotografia
vídeo filme
áudio som
tela ecrã monitor display
mostrar exibir visualizar
ocultar esconder
procurar buscar pesquisar
achar encontrar localizar
copiar duplicar
colar paste
mover deslocar
renomear rename
enviar mandar
receber obter
compartilhar partilhar share
e-mail email mail correio
mensagem notificação
aviso alerta advertência
anexo attachment
link ligação hiperligação
site website web
site página
internet rede web
rede network
navegador browser
servidor server
serviço daemon
nuvem cloud
endereço url
domínio domain
token chave
chave key
api interface
interface ui
plugin extensão complemento addon
módulo componente
biblioteca library lib
pacote package
dependência requisito
requisito pré-requisito
código source
script roteiro
comando instrução
terminal console
console shell linha-de-comando
tabela quadro
banco-de-dados base-de-dados database
consulta query
lista relação
ordenar classificar
migrar migration
implantar deploy
deploy publicação
compilar build
exemplo amostra demo
modelo template
tema theme
design layout
fonte letra tipografia
cor tonalidade
tamanho dimensão
botão tecla
clicar clique click
menu cardápio ementa
janela window
teclado keyboard
atalho shortcut
mouse rato
impressora printer
imprimir impressão
digitalizar escanear scanner
câmera câmara webcam
microfone mic
fone auricular auscultador headset
alto-falante coluna caixa-de-som
controle comando
televisão tv televisor
carregador fonte
bateria pilha
tomada plugue ficha
cabo fio
wifi wi-fi sem-fio
conectar conexão
conexão ligação
desconectar desconexão
sincronizar sync
permissão privilégio autorização
permitir autorizar
proibir vedar
criptografar encriptar cifrar
criptografia encriptação
certificado ssl
segurança proteção
função papel role
grupo equipe
2fa duas-etapas
lento devagar lentidão
rápido veloz
velocidade rapidez
desempenho performance
memória ram
disco armazenamento
espaço capacidade
limite máximo teto
mínimo min
quantidade número
versão release
novidade changelog
documentação manual docs
manual guia instruções
tutorial guia
ajuda suporte assistência
suporte atendimento apoio
licença license
grátis gratuito free
software programa
aplicativo app aplicação
programador desenvolvedor developer
desenvolvimento programação
idioma língua
traduzir tradução
log registro
tarefa job
cron agendador
agendar programar marcar
automático automatizado
variável ambiente
valor value
campo field
texto string
função method
classe class
preço custo valor
custar valer
barato econômico
desconto abatimento
oferta promoção
cupom voucher cupão código
comprar adquirir
compra pedido
pedido encomenda
pedir encomendar solicitar
carrinho cesto sacola
produto artigo item
loja comércio
vendedor lojista
revendedor distribuidor
fabricante produtor
marca fabricante
cliente comprador consumidor
pagar quitar
pagamento cobrança
parcela prestação mensalidade
boleto fatura
fatura nota-fiscal recibo
imposto iva tributo
dinheiro grana
banco instituição
transferência pix ted
entrega envio remessa
entregar despachar
frete portes
pacote encomenda volume
rastreamento rastreio tracking
devolver devolução
reembolso estorno devolução
cancelar anular
cancelamento anulação rescisão
garantia cobertura
reclamação queixa
quebrado danificado partido
danificado defeituoso
conserto reparo
peça sobressalente
acessório complemento
contrato acordo
assinatura subscrição
plano tarifa
orçamento cotação
newsletter boletim
avaliação opinião comentário
privacidade lgpd rgpd
termo condição
estoque stock inventário
disponível disponibilidade
esgotado indisponível
usado segunda-mão seminovo
horário expediente
aberto abertura
consulta marcação
hospedagem alojamento estadia
quarto dormitório
hotel pousada
apartamento flat
hóspede visitante
noite diária pernoite
chegada check-in
saída check-out
ingresso bilhete entrada ticket
estacionamento parque garagem
estacionar parquear
carro automóvel veículo
bicicleta bike
ônibus autocarro
trem comboio
metrô metropolitano
aeroporto terminal
ponto paragem parada
estação gare
dirigir conduzir
alugar arrendar
aluguel aluguer arrendamento
elevador ascensor
geladeira frigorífico refrigerador
máquina-de-lavar lavadora
lava-louças máquina-de-louça
lavar limpar
limpeza higienização
banheiro casa-de-banho wc
chuveiro duche
cama leito
berço caminha
criança menor infantil
animal pet cachorro cão
gato felino
idoso sênior
aposentado reformado
estudante aluno
professor docente
aula curso
curso formação treinamento
médico doutor
dentista odontologista
clínica consultório
tratamento terapia
remédio medicamento fármaco
dor incômodo
convênio plano-de-saúde
anestesia sedação
obturação restauração
óculos lentes
café-da-manhã pequeno-almoço
almoço refeição
jantar ceia
bebida drinque drink
suco sumo
restaurante lanchonete
garçom empregado
evento celebração
funcionário empregado colaborador
trabalho emprego
vaga emprego
empresa companhia firma
contato contacto
ligar telefonar
localização local
mapa planta
aparelho dispositivo equipamento
montar armar
montagem instalação
impermeável resistente-à-água
barulho ruído
silencioso quieto
eletricidade energia corrente
consumo gasto
temperatura calor
aquecimento aquecedor
ar-condicionado climatização
peso massa
altura alto
largura largo
material tecido
madeira maciça
ingrediente componente
validade vencimento
vencer expirar caducar
data dia
duração tempo
obrigatório requerido necessário
opcional facultativo
adicional extra
resumo sinopse
diferença comparação
`,
  related: `
2fa: autenticação verificação código; 404: redirecionamento rota página link; 500: servidor log
exceção; abandonar: sair cancelar; abastecer: combustível reposição; aberto: horário abertura
funcionamento; abrir: arquivo formato horário abertura permissão; abuso: denúncia moderação;
acabamento: superfície material cor; academia: ginásio fitness instalações; acampar: camping
barraca; aceder: acesso login credenciais; aceitar: condições consentimento cookies pagamento;
acelerar: otimização cache desempenho; acender: ligar interruptor luz; acessar: login permissão
credenciais autenticação papel; acessível: acessibilidade cadeira-de-rodas elevador rampa;
acessório: complemento peça incluído; achar: busca localização pesquisa; acidente: emergência seguro
urgência; acompanhante: visita quarto; acompanhar: rastreamento status; aconselhar: recomendação
orientação; acrescentar: adicionar inserir; acumular: pontos desconto; adaptador: tomada cabo
compatível personalizar configuração; adiar: prazo data remarcação; adicionar: inserir criar novo;
administrador: admin papel permissões painel gestão; adolescente: idade menores; adotar: animal
adoção; advogado: jurídico consulta honorários; aeroporto: transfer táxi traslado; afiar: lâmina
faca; agência: reserva contato; agenda: calendário consulta evento marcação horário cron; agrupar:
grupo categoria etiqueta group-by; água: impermeável resistente ip67; ajuda: suporte contato
documentação faq contribuir assistência; ajustar: configuração regulável; alarme: alerta notificação
monitoramento sensor; alcance: distância metros sinal cobertura; álcool: bebida limpeza; alemão:
idioma tradução; alergia: alérgenos ingredientes intolerância hipoalergênico; alérgico: alérgenos
ingredientes hipoalergênico; alerta: notificação monitoramento limiar; alias: endereço
redirecionamento nome; alimentação: fonte carregador tensão ração ingredientes; alinhar: css margem
centralizar; almoçar: restaurante cardápio refeição ementa; almofada: travesseiro enchimento;
alojamento: hospedagem servidor quarto estadia; alta: disponibilidade internação; alterar: editar
modificar configuração histórico changelog; alternativa: comparação opção substituto; altura:
medidas dimensões centímetros; alugar: aluguel tarifa caução; aluguel: tarifa caução contrato;
aluguer: tarifa caução contrato; aluno: estudante curso matrícula; amarrotar: passar tecido;
ambiente: variáveis desenvolvimento produção; amigo: convite indicação; amostra: exemplo grátis;
ampliar: expansão plano zoom; analisar: estatísticas relatório; android: celular app play-store
google; anestesia: sedação intervenção; anexar: arquivo tamanho e-mail limite; animal: pet cachorro
admitidos; aniversário: festa presente evento; anonimizar: anônimo privacidade dados; anônimo:
privacidade anonimato; anotar: nota comentário; antena: sinal alcance; antigo: versão legado
obsoleto anterior; antivírus: malware segurança exceção; anular: cancelamento prazo reembolso;
anunciar: publicidade banner; apagar: excluir remover exclusão lixeira; apaguei: recuperar restaurar
lixeira backup; aparecer: exibir visibilidade; aparelho: dispositivo equipamento; apartamento:
cozinha hospedagem; apelido: sobrenome nome; apertar: parafuso botão; api: endpoint rest token
documentação; api-key: chave token autenticação; aplicação: app celular instalação salvar
configuração cupom; aplicativo: app android ios download; app: celular android ios download; apple:
ios iphone macos; aprender: tutorial curso guia primeiros-passos; apresentação: slides introdução;
aprovar: revisão autorização; aquecer: temperatura forno aquecedor ar-condicionado; ar: filtro
climatização; ar-condicionado: climatização temperatura filtro; arquitetura: componentes estrutura
diagrama; arquivar: histórico retenção formato tamanho upload caminho; arrancar: iniciar
inicialização serviço log; arranhão: garantia superfície; arranhar: arranhões resistente; arranjar:
reparação conserto garantia; arrastar: drag-and-drop mover; arrumar: conserto correção; árvore:
estrutura hierarquia; assento: lugar reserva; assinar: assinatura plano contrato; assinatura: plano
renovação mensalidade; assíncrono: async fila; assistência: suporte garantia técnica; assistente:
wizard ia chatbot; assistir: vídeo streaming; assunto: e-mail título; atacado: revenda quantidade;
atalho: teclas combinação; ataque: segurança vulnerabilidade ddos; atender: horário telefone suporte
contato; atestado: médico certificado; ativar: habilitar licença opção; atividade: registro
histórico auditoria passeio; atraso: demora prazo entrega rastreamento; atribuir: papel responsável;
atributo: propriedade campo valor; atualizar: versão upgrade migração changelog patch; áudio: som
formato; auditar: auditoria log; auditoria: log registro histórico; aula: curso horário presencial;
aumentar: limite ampliar memória; ausência: férias falta; autenticar: login token oauth ldap sso;
autocarro: paragem linha transporte; automático: automatização agendado cron; automatizar: automação
script cron workflow api; automóvel: carro estacionamento; autonomia: bateria duração horas;
autônomo: nota-fiscal profissional; autor: criador desenvolvedor equipe; autorizar: permissão oauth;
avaliar: estrelas opinião comentários; avaria: reparação assistência garantia; avião: voo bagagem
aeroporto; avisar: notificação alerta contato; azulejo: parede cerâmica; backup: cópia-de-segurança
restauração dump; bagagem: mala depósito; baixar: download instalador exportar pasta; balanceador:
carga nginx cluster; banco: transferência conta dados; banco-de-dados: postgresql mysql sqlite
esquema migração; bandeja: sistema notificação; banheiro: chuveiro toalhas quarto hidromassagem;
banho: chuveiro toalha pet; banir: bloqueio usuário moderação; banner: cookies anúncio; bar: bebidas
cardápio; barata: preço oferta desconto; barba: barbearia corte salão; barra: navegação menu
sidebar; barulho: ruído decibéis silencioso; bash: shell script terminal; batch: lote processamento;
bateria: carga autonomia mah duração; bebê: berço criança família bar; beta: prerelease testes;
biblioteca: pacote dependência lib; bicicleta: aluguel ciclovia; bilhete: entrada tarifa transporte;
binário: executável compilado download; blog: artigo postagem publicação; bloquear: bloqueio acesso
firewall restrição desbloquear senha tentativas; bluetooth: emparelhar parear sem-fio; boleto:
pagamento vencimento banco; bolo: encomenda confeitaria; bolsa: desconto estudantes medidas; bomba:
pressão água; borda: margem css; bot: chatbot automação webhook; botão: interface formulário;
branqueamento: dental clareamento; brilho: tela led; brinde: presente grátis; brinquedo: idade
criança; bug: issue erro reportar corrigido; build: compilação pipeline; buscar: filtro índice
retirada pesquisa; byte: tamanho memória; cabeçalho: header http; cabelo: corte xampu salão; cabo:
usb comprimento conector; cache: ttl redis limpar; cachorro: pet animais raça; cadastrar: registro
conta formulário; cadeira: ergonômica altura; cadeira-de-rodas: acessibilidade rampa elevador; café:
cafeteira cápsulas; café-da-manhã: incluído buffet horário; cair: queda conexão indisponibilidade;
caiu: queda conexão status; caixa: embalagem conteúdo entrada; calçado: tamanho número; calcular:
fórmula função; caldeira: aquecimento manutenção; calendário: evento data disponibilidade; calor:
temperatura ventilação; cama: colchão casal solteiro; câmara: foto webcam resolução; câmera: foto
webcam resolução; caminho: path diretório; camisa: tamanho manga; camiseta: tamanho algodão; campo:
coluna formulário input; canal: slack chat inscrição; cancelar: reembolso prazo multa gratuito;
caneta: tinta toque; capa: proteção livro; capacidade: volume litros limite; captcha: spam
formulário bot; captura: tela screenshot imagem; caractere: codificação utf-8; cardápio: restaurante
pratos; carga: bateria desempenho função vaga; cárie: obturação dental; carne: vegetariano cardápio;
caro: preço desconto; carregar: carga upload bateria usb-c adaptador incluso; carrinho: checkout
compra pedido; carro: estacionamento aluguel veículo; cartão: crédito débito pagamento; cartucho:
tinta impressora toner; casa: endereço imóvel; casaco: tamanho lavagem; casal: quarto cama;
casamento: evento festa salão; catálogo: produtos download; categoria: etiqueta classificação;
celebrar: evento festa; celíaco: glúten alérgenos; celular: móvel app android; centralizar: css
alinhamento; centro: localização distância; certificado: ssl tls https renovação; chamada: api
telefone função ticket suporte; champô: cabelo ingredientes; chat: mensagens suporte; chave: token
ssh recepção; check-in: chegada entrada horário recepção; check-out: saída horário; chegada:
check-in recepção localização entrega mapa rastreamento reclamação; cheio: espaço disco; cheiro:
filtro odor; cheque: pagamento banco; chover: chuva impermeável; chrome: navegador extensão; chuva:
impermeável cancelamento; chuveiro: banheiro água; ci: pipeline github-actions; ciclo: vida lavagem;
cidade: localização endereço; cirurgia: operação anestesia; classe: css objeto; classificar:
ordenação categoria; cli: comandos terminal; clicar: botão mouse evento; cliente: usuário
atendimento contato; clima: climatização temperatura; clonar: git repositório; cloud: nuvem
hospedagem; cluster: réplica kubernetes; cms: wordpress conteúdo; cobertor: cama travesseiro;
cobertura: seguro garantia sinal; cobrança: cartão fatura reembolso; cobrar: pagamento cartão taxa
reembolso estorno fatura seguro; codificação: utf-8 encoding; código: fonte repositório cupom;
código-fonte: git github repositório; cola: adesivo área-de-transferência; colaborar: contribuir
compartilhamento; colchão: firmeza medidas; colega: equipe compartilhar; coletar: dados privacidade;
coluna: tabela campo sql; comando: cli terminal opção; combinar: merge mesclar; combustível: consumo
gasolina; começar: primeiros-passos início-rápido tutorial introdução; comentar: comentário código;
comentário: moderação resposta; comer: restaurante cardápio; comercial: licença vendas; comissão:
taxa afiliados; companhia: empresa aérea; comparar: tabela diferenças alternativa benchmark;
compartilhar: link permissões; compatibilidade: versão suportado navegadores; compatível:
compatibilidade versão suportado requisitos; competição: prêmio inscrição; completo: cheio lista;
componente: módulo interface; comportamento: opção configuração; compra: pedido checkout carrinho
loja preço; comprei: pedido nota-fiscal garantia; comprimir: zip gzip compressão; comprovante:
recibo pagamento nota-fiscal; computador: requisitos windows; comunicar: contato api protocolo;
comunidade: fórum discord github; concorrência: threads bloqueio; concorrente: comparação
alternativa; concurso: prêmio participação; condição: termos requisitos if; conduzir: carteira
condução licença; conectar: conexão integração rede sessão status; conexão: rede timeout porta;
conferir: verificação status; confiança: certificado segurança; confiável: segurança avaliações;
confidencial: privacidade dados; config: arquivo yaml variáveis; configurar: ajustes opções arquivo
yaml; confirmar: verificação e-mail pedido reserva; conflito: merge resolver git; congelar: freezer
temperatura travamento log memória; conhecimento: documentação wiki; consentimento: cookies lgpd;
consertar: reparo garantia assistência; conservar: armazenamento geladeira validade; console:
terminal log; construir: build construção; consulta: sql agendamento horário api; consumir: memória
energia kwh watts; conta: cadastro perfil usuário excluir; contabilidade: fatura exportar; contacto:
e-mail telefone formulário; contato: e-mail telefone formulário; contêiner: docker imagem
kubernetes; conteúdo: incluso caixa cms; contraindicação: efeitos riscos; contraste: acessibilidade
tema; contratar: plano vagas prazo condições rescisão; contribuir: pull-request repositório;
controlar: monitoramento painel versões remoto; convênio: plano-de-saúde aceitos reembolso;
conversa: chat histórico; conversor: formato conversão exportar; converter: conversão formato
exportar; convidado: acesso convite membro; convite: membro link; cookie: sessão consentimento
navegador; copiar: duplicar clonar área-de-transferência backup; cor: paleta css tons origem
cabeçalho; coroa: dental implante; corpo: request body; correia: manutenção envio e-mail; corrigir:
correção editar; corrompido: restaurar reparar integridade; cortar: recorte salão cabelo; couro:
material cuidado; cozinha: equipada utensílios receita forno; cpu: processador núcleos; crash: log
erro memória; creche: crianças idade; crédito: cartão saldo; creme: pele ingredientes; crescer:
escalabilidade planos; criança: idade desconto infantil; criar: criação novo adicionar;
criptografar: criptografia chave; criptografia: chave tls; crm: clientes contatos integração; cron:
agendamento tarefa; cronograma: roadmap calendário; css: estilos tema; csv: importar exportar
separador; cuidado: manutenção limpeza; culpa: responsabilidade garantia; cumprir: conformidade
lgpd; cupom: desconto código promoção; currículo: vaga candidatura; curso: inscrição horário
certificado; custar: preço tarifa valor; dado: banco-de-dados privacidade exportar; danificado:
transporte reclamação garantia troca; dano: seguro garantia; dashboard: painel gráficos; data:
calendário formato fuso-horário; debug: depuração log; defeito: garantia assistência troca;
defeituoso: garantia troca assistência; deficiente: acessibilidade cadeira-de-rodas; definir:
configuração glossário; deletar: excluir remover lixeira; delivery: entrega pedido; demo: teste
exemplo; demora: prazo atraso tempo duração; dente: dental limpeza extração; dentista: dental
consulta urgência; dependência: pacote requisito versão; deploy: implantação produção docker;
depositar: saldo caução pagamento; depurar: debug log; desaparecer: restaurar lixeira; desapareceu:
restaurar lixeira histórico; desativar: desabilitar desligar opção; desbloquear: desbloqueio acesso
pin; descarregar: download bateria instalador; descartar: reciclagem lixo; descobrir: busca
detecção; descompactar: zip extrair; desconectar: desconexão sessão sair timeout conexão keepalive;
desconto: cupom promoção oferta; descrição: metadados texto; desempenho: otimização benchmark cache;
desenhar: design gráfico; desenvolvedor: api sdk contribuir; desenvolver: ambiente sdk local dev;
desfazer: reverter histórico rollback; design: tema layout; desinscrever: newsletter cancelar;
desinstalar: remover purge; desistir: desistência arrependimento devolução; desligar: desativar
interruptor shutdown bateria energia temporizador; desmarcar: cancelamento consulta; desmontar:
desmontagem instruções; despesa: contabilidade taxa; destinatário: endereço e-mail; destino: viagem
path; detalhe: descrição especificações; detectar: detecção sensor; devolução: prazo reembolso
etiqueta; devolver: devolução reembolso etiqueta prazo; devolvi: reembolso devolução; diabetes:
açúcar ingredientes; diagnóstico: exames log; diagrama: gráfico arquitetura; diálogo: janela modal;
diária: quarto preço; dica: recomendação boas-práticas; dicionário: idioma corretor; dieta: nutrição
cardápio; diferença: comparação versus; digital: download assinatura; digitalizar: scanner ocr;
digitar: teclado campo; dimensão: medidas tamanho; diminuir: reduzir tamanho; dinheiro: reembolso
pagamento; diploma: certificado curso; direito: permissão legal; direto: streaming vivo; diretório:
pasta caminho; disco: armazenamento ssd espaço; discutir: fórum comunidade; disparar: trigger
webhook; disponibilidade: estoque calendário uptime; disponível: disponibilidade estoque;
dispositivo: aparelho compatível conectar; distância: metros quilômetros alcance; distribuidor:
revendedor atacado; distribuir: licença revendedor; dívida: pagamento fatura; dividir: parcelas
split; dns: domínio cname; doação: apoio patrocínio; docker: contêiner imagem compose; documentação:
manual guia referência pdf arquivo identidade; doença: sintomas tratamento; doente: sintomas
atestado; doer: dor tratamento; dói: dor tratamento urgência; domicílio: entrega morada frete;
domínio: dns subdomínio url; dono: proprietário papel transferir; dor: sintomas urgência tratamento;
dormir: quarto suspensão; downgrade: versão reverter; download: instalador arquivo; driver:
controlador dispositivo; duplicar: copiar clonar único mesclar; durabilidade: vida-útil resistência;
duração: tempo horas prazo; durar: duração autonomia bateria; dúvida: contato faq; e-mail: smtp imap
notificação; ecológico: sustentável reciclado; ecrã: monitor resolução; edição: versão editor;
editar: editor modificar; editor: wysiwyg markdown; efeito: colaterais animação; eficiência: energia
consumo; elemento: lista componente; eletricidade: consumo tensão; eletricista: instalação tensão;
elétrico: tensão carregamento; elevador: acessibilidade andar; eliminar: excluir remover; email:
smtp endereço notificação; embalagem: caixa envio; embalar: embalagem presente; embutir: iframe
incorporar; emergência: urgência telefone plantão; emoji: símbolo unicode; emparelhar: bluetooth
parear conexão; empregado: equipe vaga trabalho candidatura; empresa: cnpj sobre-nós; empréstimo:
juros parcelas; encaixar: medidas compatível; encaminhar: redirecionamento e-mail; encher:
capacidade volume; encolher: lavagem tamanho; encomenda: pedido rastreamento entrega prazo;
encontrar: busca localização; encriptar: criptografia chave; endereço: localização entrega ip url;
endpoint: api rota url; energia: consumo eficiência; engano: correção desfazer devolução; ensinar:
curso tutorial; entender: documentação explicação; entrada: preço bilheteria input acesso login;
entrega: prazo frete domicílio; entregue: rastreamento pedido; entrevista: vaga candidatura; enviar:
e-mail formulário upload rastreamento confirmação frete prazo; equipamento: aparelho incluso membros
colaboração; erro: mensagem log solução depuração correção troca desfazer; escada: elevador
acessibilidade; escalar: escalabilidade réplicas; escanear: scanner ocr; escapar: caractere sintaxe;
escola: alunos matrícula educação; escolher: seleção opção comparação; esconder: ocultar
visibilidade; escrever: editor contato; escritório: endereço horário; escuro: tema modo-escuro;
escutar: porta áudio; espaço: disco armazenamento; espanhol: idioma tradução; especialista: médico
consulta; especificar: parâmetro opção; espera: timeout prazo fila; espessura: medidas milímetros;
esquecer: redefinir senha; esqueci: redefinir recuperar senha; esquema: tabela schema; esquentar:
temperatura ventilação superaquecimento; estabilidade: versão lts; estação: trem metrô; estacionar:
garagem vaga carro; estadia: hospedagem noites; estatística: métricas relatório gráficos; estável:
versão lts; estilo: css tema; estimativa: orçamento prazo; estoque: disponibilidade inventário;
estornar: reembolso cartão; estragar: garantia reparo validade; estrangeiro: internacional países;
estrela: avaliação opinião; estrutura: diretórios esquema; estudante: desconto educação; etiqueta:
tag categoria; evento: webhook listener ingressos; evitar: prevenção bloquear; exame: resultado
laboratório; exceção: erro try-catch; exceder: limite cota; excel: xlsx planilha importar; excesso:
limite bagagem; excluir: exclusão remover lixeira; exclusão: conta dados permanente; executar:
comando script execução; executável: binário exe; exemplo: demo amostra código; exercício: treino
academia; exibir: mostrar opção; exigir: obrigatório requisito; experiência: anos equipe;
experimentar: teste demo; expirar: validade renovação token; explicar: documentação guia; expor:
porta docker publicar; exportar: csv download; expressão: regex sintaxe; expresso: urgente envio;
extensão: plugin navegador; exterior: internacional envio; externo: integração api; extrair: zip
extração; extraviado: perdido rastreamento reclamação; fábrica: redefinir padrão origem; facebook:
redes login; fácil: simples primeiros-passos; falar: contato idioma telefone; falha: erro log bug
repetição status; falsificado: original autenticidade; falta: incompleto ausente reclamação;
família: crianças quarto; farmácia: receita medicamento; fatura: pagamento vencimento nota-fiscal;
favorito: marcador lista-de-desejos; febre: sintomas médico; fechado: horário feriado sair;
fechadura: chave recepção; feed: rss notícias; feedback: sugestões comentários; feriado: horário
fechado; ferramenta: cli utilitários; festa: evento salão; ficha: formulário tomada cadastro;
ficheiro: formato tamanho caminho; fidelidade: pontos programa; fila: mensagens espera; filho:
criança idade família; filmar: vídeo câmera streaming; filtrar: where busca limpeza troca;
finalizar: checkout conclusão; financiar: parcelas juros crédito; firefox: navegador extensão;
firewall: porta regra; firmware: atualização dispositivo; físico: loja endereço; fisioterapia:
reabilitação sessão; fixar: fixação parafuso parede; flexível: cancelamento plano; flor: entrega
encomenda; fluxo: workflow automação; fogo: incêndio extintor; fone: bluetooth microfone; fonte:
código tipografia; forçar: obrigatório parâmetro; forma: formato curso; formatar: disco arquivo
conversão tipos; formulário: campos contato validação; fornecedor: distribuidor parceiro; forno:
temperatura cozinha; fórum: comunidade discussão; foto: imagem galeria; frágil: embalagem proteção
envio; framework: biblioteca javascript; francês: idioma tradução; fraude: phishing segurança;
freelancer: nota-fiscal autônomo; freio: manutenção disco; frente: frontend direção; frequência:
intervalo hertz; frete: grátis prazo transportadora; frigorífico: temperatura consumo; frio:
temperatura térmico; frontend: interface javascript; fumar: fumantes proibido; função: recurso
método; funcionalidade: recurso roadmap; funcionar: erro solução requisitos; funcionário: equipe
vagas; fundador: história sobre-nós imagem background; furar: pneu parede; fuso-horário: utc data;
futuro: roadmap planejado; galeria: imagens fotos; ganhar: prêmio sorteio; garagem: estacionamento
vaga; garantia: anos reparo cobertura; garrafa: litros capacidade; gasolina: combustível consumo;
gastar: consumo orçamento; gateway: proxy pagamento; gato: pet animais; geladeira: temperatura
consumo; gerar: gerador criar token gestão administração; gerenciar: gestão administração painel;
gerente: contato direção; gif: imagem animação; ginásio: fitness horário; git: repositório commit
branch; github: repositório issues código; glúten: celíacos alérgenos; golpe: fraude phishing;
google: seo analytics login; gostar: favorito avaliação; gps: localização rastreamento; gpu: vídeo
cuda; gráfico: chart diagrama; grama: peso quilos; grande: tamanho limite; grátis: gratuito plano
teste preço; gratuito: plano teste licença; gravar: salvar vídeo áudio gravidez contraindicações;
gravidez: obstetrícia contraindicações; gripe: vacina sintomas; grupo: equipe membros permissões;
guarda-chuva: chuva impermeável; guardar: armazenamento salvar; guia: tutorial documentação
interface; habilitar: ativar opção; hackear: segurança senha vulnerabilidade; hacker: segurança
vulnerabilidade; hardware: requisitos processador; hash: sha256 soma; herança: testamento classe;
histórico: registro versões atividade; hora: horário fuso-horário; horário: funcionamento
atendimento feriados; hospedagem: servidor quarto; hospedar: hospedagem servidor quarto chegada;
hospital: emergência internação; hosting: servidor hospedagem; hotel: quarto reserva; html: template
tag; http: cabeçalho requisição certificado ssl tls; humidade: proteção resistente; ia:
inteligência-artificial modelo llm; ícone: símbolo imagem; id: identificador uuid; idade: mínima
anos menores; ideia: sugestão feedback; identidade: documento verificação; identificar: documento
login; idioma: tradução locale português; idoso: acessibilidade desconto; iframe: incorporar
embutir; ignorar: exclusão gitignore; imagem: foto formato docker; imobiliária: imóvel venda;
imóvel: venda aluguel; impermeável: chuva resistente; implantar: deploy dental coroa; importar: csv
migração; imposto: nota-fiscal iva; impressora: tinta toner driver; imprimir: impressão pdf
impressora; incêndio: segurança emergência; incidente: status indisponibilidade; inclui: incluso
conteúdo; incluir: incluso conteúdo preço; incompatível: compatibilidade versão; incompleto:
reclamação faltante; incorporar: iframe integração; indexar: índice busca; indicar: busca indexação;
infecção: sintomas antibiótico; infiltração: vazamento umidade; inflamação: tratamento sintomas;
influenciador: parceria afiliados; informar: contato reportar documentação; inglês: idioma tradução;
ingrediente: alérgenos composição; ingresso: bilheteria preço evento; iniciante: primeiros-passos
tutorial introdução; iniciar: sessão inicializar primeiros-passos home; injeção: segurança sql;
inscrever: inscrição cadastro; inscrição: matrícula vagas; inserir: adicionar incorporar; instagram:
redes sociais; instalar: setup pacote download requisitos docker exe; instância: servidor objeto;
instrução: manual guia; integrar: api webhook conector; inteligente: ia wifi; interface: painel api;
internet: wifi conexão; interromper: interrupção parar; interruptor: ligar botão; intervalo:
frequência cron; intolerância: alérgenos lactose; inválido: validação erro; inventário: estoque
produtos; inverno: temporada neve; invisível: visibilidade oculto; ios: iphone app-store; ip:
endereço rede; ipad: tablet ios; iphone: ios app-store; ipv6: rede endereço; issue: github reportar;
italiano: idioma tradução; item: produto lista; iva: imposto fatura; janela: diálogo vidro; janta:
restaurante horário cardápio; jardim: área-externa plantas; java: jvm jdk; javascript: node npm;
jogar: jogadores console multijogador; joia: ouro prata; json: formato api; juntar: mesclar merge;
jurídico: legal termos; juros: parcelas financiamento; kernel: linux sistema; kit: conteúdo incluso;
kubernetes: helm cluster pod; laboratório: exames coleta; lactose: intolerância alérgenos; lag:
latência desempenho; lâmpada: led watts; lançar: release versão data; lar: casa residência; largura:
medidas dimensões; laser: depilação sessões; latência: desempenho milissegundos; lavanderia: roupa
serviço; lavar: lavagem limpeza máquina; ldap: active-directory autenticação; led: luz indicador;
legal: termos jurídico; legenda: vídeo idioma; lei: legislação lgpd; leite: lactose alérgenos;
leitor: cartões acessibilidade; leitura: permissão livro; lembrar: lembrete aviso; lembrete:
notificação consulta e-mail; lençol: cama toalhas; lente: óculos grau desempenho velocidade
otimização; ler: leitura permissão; lesão: reabilitação fisioterapia; letra: tipografia tamanho;
levar: bagagem retirada peso gramas; liberar: permissão desbloqueio; licença: open-source mit
comercial; ligação: conexão telefone; ligar: ativar telefone botão bateria carregador; limitar:
restrição rate-limit máximo cota; limpar: limpeza esvaziar; limpeza: produto higiene; linguagem:
programação sintaxe; linha: comandos código; linha-de-comando: terminal cli; link: url endereço;
linux: ubuntu debian; líquido: ip litros; lista: elementos array; livro: leitura epub; lixeira:
restaurar excluídos; lixo: reciclagem descarte; llm: modelo ia; local: localização localhost;
localhost: porta local; localizar: rastreamento busca; log: registro nível debug login acesso;
login: autenticação sessão senha; logotipo: marca imagem; loja: endereço horário online; longe:
distância quilômetros localização; lote: batch disponibilidade reserva; lugar: localização endereço
mapa; luz: led iluminação; mac: apple download; machine-learning: modelo treinamento; machucar:
lesão urgência; madeira: móvel verniz; maior: idade adultos; maiúscula: texto senha; mala: bagagem
sintomas; malware: vírus segurança; mancha: limpeza lavagem; mandar: envio e-mail; manga: camisa
roupa; manter: manutenção conservação; manual: instruções documentação pdf; manutenção: atualização
revisão limpeza; mapa: localização endereço; mapear: campo correspondência; máquina: servidor
virtual; máquina-virtual: virtualização vm; mar: praia vista; marca: fabricante favorito agendamento
etiqueta consulta horário; markdown: formato sintaxe; marketing: campanhas newsletter; massagem: spa
sauna; matar: kill processo; material: composição tecido; matrícula: inscrição curso; máximo: limite
tamanho; medicamento: receita efeitos consulta agendamento; medida: tamanho dimensões métricas
altura; melhor: comparação recomendado otimização desempenho; melhoria: changelog sugestão; membro:
equipe convite; memória: ram consumo; menor: idade criança; mensagem: notificação chat; mensalidade:
plano preço; menu: navegação pratos; merge: mesclar git; mesa: reserva medidas; mesclar: merge
combinar; metadado: título descrição; método: função pagamento; métrica: estatísticas prometheus;
metro: medida estação; micro-ondas: potência compatível; microfone: áudio permissão; migrar:
importar atualização exportar upgrade; mínimo: requisitos pedido; moda: coleção opção configuração;
modelo: template referência ia; moderar: comentários denúncias; modificar: editar alteração; módulo:
pacote plugin; moeda: câmbio euro; molhar: impermeável secar; monitorar: métricas tela resolução
alertas; monitorizar: métricas alertas; montanha: trilha passeios; montar: montagem instruções
volume; morada: endereço entrega; mostrar: exibir visualização; motivo: causa devolução; motor:
potência garantia; móvel: madeira montagem responsivo; mover: migração mudança; mp3: áudio formato;
mudança: transporte changelog; mudar: alterar configuração; múltiplo: vários simultâneo; mundo:
internacional países; museu: ingressos horário; música: áudio formato; mysql: banco-de-dados
mariadb; nadar: piscina horário; natal: horário presente; navegador: chrome firefox compatibilidade
menu; necessário: requisitos obrigatório; negócio: empresa plano; nível: curso log; noite: diária
preço; noiva: casamento evento; nome: usuário renomear; norma: regulamento certificação; nota:
anotação comentário; nota-fiscal: emissão pdf cnpj; notebook: bateria carregador; notícia: blog
novidades; notificar: alerta push e-mail; novidade: changelog lançamento; novo: novidades criar;
npm: node pacote; nulo: null vazio; número: telefone quantidade; nuvem: cloud servidor; oauth: token
autenticação; obra: reforma orçamento; obrigatório: requerido campo; obsoleto: descontinuado versão;
obter: get download; obturação: cárie dente; ocr: digitalizar texto; óculos: lentes grau; ocultar:
visibilidade esconder; ocupado: disponibilidade porta; oferecer: serviços catálogo; oferta: desconto
promoção; offline: local cache; oficina: reparo assistência; óleo: troca manutenção; olho:
oftalmologia exame óculos; ônibus: linha ponto transporte; online: internet site; opção: parâmetro
configuração; open-source: licença código; operar: cirurgia plano; opinião: avaliação comentários
estrelas; orçamento: preço solicitar; ordem: ordenação sequência; ordenar: sort filtro; organizar:
pastas equipe empresa; origem: fabricação cors; original: autenticidade peça; otimizar: desempenho
cache; ouro: quilates joia; ouvir: áudio som volume; paciente: consulta prontuário; pacote:
rastreamento instalação; padrão: default predefinido; pagamento: cartão pix boleto; pagar: pagamento
cartão pix boleto; página: web limite; paguei: pagamento comprovante reembolso; painel: dashboard
administração; país: internacional envio; paisagem: vista orientação; palavra: busca texto;
palavra-passe: redefinir recuperar; palestra: evento inscrição; papel: permissões impressora;
parafuso: montagem ferramentas; parâmetro: argumento opção; parar: interromper stop serviço;
parceiro: parceria revendedor; parcelar: cartão juros; parceria: contato afiliados; parede: montagem
furadeira; parque: estacionamento crianças; participar: inscrição vagas; partilhar: link permissões;
parto: maternidade disco; passageiro: bagagem passagem; passar: ferro tutorial guia; passeio: guia
turismo; pasta: diretório caminho; pausar: suspender retomar; paypal: pagamento cartão; pdf:
documento exportar; peça: reposição sobressalente; pedi: pedido rastreamento; pedido: status
rastreamento solicitação; peixe: alérgenos cardápio; pele: dermatologia tratamento; pendente: status
pagamento; pendurar: parede suporte; pensão: meia completa; pequeno: tamanho mínimo; perda: dados
recuperação achados-e-perdidos rastreamento; perdi: recuperar redefinir perdido; perfil: conta
avatar; perfume: fragrância aroma; pergunta: faq contato; perigo: risco segurança; perigoso: risco
segurança; permissão: papel acesso; permitir: permissão habilitar regras; personalizar: tema
template css cores; perto: localização distância; pesado: quilos gramas; pescoço: dor fisioterapia;
pesquisar: busca filtro formulário; pessoa: capacidade hóspedes; pessoal: equipe privado; phishing:
segurança e-mail; php: composer versão; pilha: bateria inclusas; pin: código desbloquear; pintar:
tinta cor; pip: python pacote; pipeline: ci integração; piscar: led indicador; piscina: horário
aquecida; piso: superfície limpeza; pix: pagamento chave; pixel: resolução imagem; pizza: cardápio
entrega; placa: solar carro; planejar: calendário cronograma; planilha: excel csv; plano: preços
assinatura; planta: jardim rega; plástico: material reciclável; plataforma: compatibilidade windows
linux; plugin: extensão instalação; pneu: pressão medidas; pó: filtro aspirador; política:
privacidade termos; ponto: ônibus programa; pontuação: avaliação estrelas; pop-up: janela navegador;
porta: chave firewall envio grátis; portátil: bateria notebook peso; português: idioma tradução;
posição: ordem ordenação; postal: código endereço; postar: publicação artigo; postgres: postgresql
banco-de-dados; potência: watts consumo; poupar: desconto energia economia; pousada: quarto reserva
hospedagem; praia: distância localização metros; prazo: entrega dias; precisão: sensor exatidão;
preço: tarifa valor; preencher: formulário campo; preferência: configuração opções; prefixo:
telefone nome; prêmio: sorteio concurso; prender: fixação presente embrulho; presencial: aula
online; presente: embrulho vale-presente; pressão: bar pneu; prestação: juros parcelas; previsão:
prazo roadmap; primeiro: primeiros-passos introdução; privacidade: dados lgpd; privado: visibilidade
permissões; problema: solução suporte; processador: cpu pid; procurar: busca pesquisa filtro;
produção: implantação servidor; produto: artigo catálogo; produzir: fabricação origem; professor:
curso aulas; profissional: plano licença; profundidade: medidas centímetros; programa: software
agendamento desenvolvimento; proibir: regras permitido; projeto: repositório código; promoção:
desconto cupom; propriedade: atributo objeto; proprietário: dono papel; proteção: segurança
criptografia; proteger: proteção senha; prótese: dental implante; protocolo: http tcp; prova: teste
tamanho; provedor: hospedagem hosting; próximo: localização distância; proxy: nginx reverse-proxy
apache; publicar: deploy visibilidade; publicidade: anúncios bloqueador; pular: opcional ignorar;
push: notificação celular; python: pip virtualenv; qualidade: material certificado; quantidade:
estoque mínimo; quarto: cama banheiro reserva; quebrar: garantia reparo assistência troca
resistência; queda: indisponibilidade status; queijo: lactose alérgenos; queimadura: urgência
primeiros-socorros; queimar: urgência primeiros-socorros; queixa: reclamação contato; quente:
temperatura superaquecimento; quilo: peso gramas; ração: animal ingredientes; radiografia: exame
raio-x; ram: memória requisitos git; rápido: desempenho velocidade; rascunho: salvo publicar;
raspberry: arm linux; rastrear: código tracking pedido; rastreio: código envio; rato: usb mouse
teclado; reativar: ativação conta; receber: entrega notificação; recebi: rastreamento reclamação
entrega; recepção: horário check-in; recibo: fatura comprovante; reciclar: reciclagem lixo;
reclamar: garantia contato; recolha: retirada loja; recomendar: avaliações dicas; recompensa: pontos
programa; reconectar: conexão timeout; recortar: imagem tamanho; recrutamento: vagas emprego;
recuperar: restaurar backup; recurso: funcionalidade cpu; recusar: cartão erro; rede: network
conexão sociais; redefinir: senha fábrica; redimensionar: imagem tamanho; redirecionar: 301 url;
reduzir: tamanho otimização; reembolsar: devolução prazo estorno; referência: documentação api;
reforma: orçamento obra; regex: expressão padrão; região: zona entrega; registar: conta log;
registrar: conta cadastro log; regra: firewall política; regulamento: normas regras; reiniciar:
reinicialização restart; reinstalar: instalação desinstalar; rejeitar: cookies consentimento;
relatar: issue reportar; relatório: estatísticas exportar; relógio: pulseira inteligente; remarcar:
reagendamento consulta; remédio: receita medicamento; remoto: acesso ssh; remover: excluir
desinstalar; renda: comprovante arrendamento; renomear: nome arquivo; renovar: validade assinatura
automática; reparar: garantia assistência; réplica: cluster alta-disponibilidade; repor: redefinir
reposição; reportar: issue relatório; repositório: git clonar; reproduzir: player vídeo; requisição:
http request; requisito: sistema mínimo; rescindir: contrato cancelamento; reserva: confirmação
disponibilidade; reservei: reserva confirmação; reset: redefinir fábrica; resolução: tela pixels;
resolver: solução erro; responder: resposta e-mail; responsável: contato lgpd; responsivo: celular
mobile; resposta: response json; restaurante: cardápio horário; restaurar: backup cópia lixeira;
restringir: restrição acesso; resultado: exame saída; resumo: descrição introdução; retenção: dias
arquivos; retirar: loja horário; retomar: pausa continuar; retorno: devolução valor; reunião: sala
videochamada; reutilizar: reutilizável componente; revender: revendedor atacado; reverter: rollback
desfazer; revisão: manutenção histórico; risco: segurança aviso; rodar: executar execução; rollback:
reverter versão; rota: endpoint url; roteador: wifi rede; roubar: seguro perda; roupa: tamanho
lavagem; rua: endereço localização; ruído: decibéis silencioso; saída: output check-out; sair:
logout sessão; salário: vaga emprego; saldo: conta recarga; salvar: armazenamento rascunho; sandbox:
testes ambiente; sangue: exame laboratório; sapato: tamanho número; saudável: ingredientes nutrição;
saúde: seguro médico; sauna: spa piscina; scanner: ocr digitalizar; script: shell automação; sdk:
api cliente; secador: cabelo banheiro; secar: secagem secadora; secreto: token variável; seda:
lavagem endereço; segundo-plano: daemon fila; segurança: vulnerabilidade criptografia; seguro:
cobertura apólice; selecionar: seleção lista; selo: certificado autenticidade; semana: dias horário;
senha: redefinir esquecida alterar recuperação; sensor: detecção alcance; seo: metadados sitemap;
separador: csv dividir; série: número modelo etiqueta; serviço: systemd tarifas; servidor:
hospedagem instalação; sessão: login cookie; setor: contato equipe; shell: bash comando; silenciar:
notificações ruído; símbolo: ícone caractere; simples: fácil primeiros-passos; sinal: cobertura
wifi; sincronizar: dispositivos sync; sintaxe: documentação exemplos; sintoma: diagnóstico urgência;
sistema: requisitos linux; site: web página; smtp: e-mail porta; sobrescrever: override
configuração; sócio: associação mensalidade; software: licença versão; sol: proteção painéis;
solicitar: formulário requisição; soltar: arrastar drag-and-drop; solução: correção workaround;
solucionar: solução erro; som: volume áudio; sorteio: prêmio concurso; spa: massagem sauna piscina;
spam: filtro captcha; sql: consulta banco-de-dados; ssh: chave conexão porta; ssl: certificado
https; status: acompanhamento monitoramento; stock: disponibilidade esgotado; streaming: vídeo
transmissão; subdomínio: dns domínio; subir: upload iniciar arquivo; substituir: troca peça; suco:
bebidas café-da-manhã; sugerir: sugestão feedback; sugestão: feedback contato; sujar: limpeza
lavagem; sumir: restaurar lixeira; sumiu: restaurar lixeira histórico; superaquecer: ventilação
temperatura; supermercado: loja próximo; suplemento: vitaminas taxa; suportar: compatível contato;
surf: aulas praia; suspender: pausa hibernação; sustentável: ecológico reciclado; tabaco: fumar
fumantes; tabela: coluna linha banco-de-dados; tablet: ipad android; tamanho: dimensões medidas;
tapete: lavagem limpeza; tarefa: cron agendamento automação; tarifa: preço plano; tatuagem: sessão
cuidados; taxa: tarifa imposto; táxi: transfer aeroporto; tecido: material composição; tecla: atalho
combinação; técnico: assistência suporte; tela: resolução monitor; telefone: contato número;
telemóvel: app android ios; televisão: polegadas suporte; tema: aparência css template; temperatura:
graus sensor; template: modelo tema; tempo: duração prazo; temporada: preço datas; temporário: cache
diretório; tensão: volts adaptador; tentar: repetição timeout; terapia: sessão tratamento;
terceiros: integração api; terminal: console linha-de-comando shell; termo: glossário condições;
terra: jardim planta; testar: demo grátis cobertura cartório; texto: editor formato; ticket: suporte
chamado; timeout: espera conexão; tinta: cartucho impressora; tipografia: fonte letra; tirar:
remover desinstalar; título: metadados descrição; toalha: banho lençol; tocar: música toque; token:
autenticação expiração api; tom: cor adaptador tensão dosagem; total: valor preço; trabalhar: vagas
emprego; tradução: idioma locale; traduzir: tradução idioma; tráfego: largura-de-banda visitas;
transação: pagamento banco-de-dados; transferência: banco pix; transferir: transferência migração
arquivo; transformar: conversão formato; transmissão: streaming vídeo; transportadora: rastreamento
ônibus; travar: log memória desempenho erro; trazer: documentos levar; treinar: modelo academia;
trem: estação transporte; trocar: devolução prazo dinheiro; turista: passeio guia; tutorial: guia
exemplo; ubuntu: linux apt; último: versão recente; umidade: proteção resistente; unhas: manicure
horário; único: duplicado id; unidade: quantidade disco; unir: merge join; universidade: curso
educação; upgrade: atualização migrar versão; upload: enviar arquivo tamanho; urgência: plantão
telefone; urgente: urgência expresso; url: link endereço; usado: seminovo recondicionado; usar: uso
guia; usb: porta conexão cabo; uso: instruções guia; usuário: conta perfil cadastro; utf-8:
codificação caracteres; utilizador: conta permissões; uuid: identificador único; vacina: calendário
atestado; vaga: emprego estacionamento; vale: presente cupom validade; validade: vencimento
expiração; validar: esquema formulário; valor: preço default; variável: ambiente env configuração;
vaso: planta jardim; vazamento: água dados memória; vazio: null nulo; vegano: ingredientes cardápio;
vegetariano: cardápio opções; veículo: carro estacionamento; velho: versão obsoleto; velocidade:
desempenho cache; vencer: validade renovação; vendedor: loja distribuidor; vender: contato comissão;
ver: visualizar exibir; verão: temporada horário; verificar: código confirmação; versão: release
changelog; vestido: tamanho comprimento; veterinário: consulta animal; viagem: seguro destino;
viajar: viagem bagagem; vídeo: formato player; videochamada: câmera reunião microfone; vincular:
conectar conta; vinho: carta cardápio; virtual: online máquina; virtualenv: python pip; vírus:
malware antivírus; visibilidade: público privado; visita: horário agendamento; visível: visibilidade
mostrar público; visto: passaporte mar; visualizar: gráfico exibir; voar: voo bagagem; volta:
devolução retorno; voltagem: tensão volts; volume: som docker; voluntário: contribuir participar;
voo: aeroporto bagagem; votar: votação enquete; voz: microfone reconhecimento; vpn: rede conexão;
vulnerabilidade: patch correção cve; web: site página; webcam: permissão câmera; webhook: evento
url; websocket: tempo-real conexão; whatsapp: mensagens contato; widget: painel incorporar; wifi:
roteador senha; wiki: documentação página; windows: instalador exe; word: docx documento; wordpress:
plugin tema; workaround: alternativa solução; workflow: fluxo automação; xampu: cabelo ingredientes;
xml: formato importar; yaml: configuração sintaxe; yoga: aulas horário; youtube: vídeo incorporar;
zip: compactar descompactar material; zona: região fuso-horário; zoom: ampliar videochamada
`,
  light: `favor obrigado olá oi bom boa desculpe exatamente concretamente realmente verdadeiramente
simplesmente basicamente geralmente normalmente aproximadamente talvez acaso possivelmente
provavelmente aparentemente supostamente obviamente evidentemente ok okay tá né diga dizer saber sei
saberia sabia conhecer gostaria queria queremos queres quiser preciso precisamos pergunta dúvida
interessa explicar explique poderia puder pudesse vcs vc pq tbm tb pfv pf plis blz obg deveríamos
deva devia tenha tinha teve tive teria terei faria faça fez fiz fazia feito fosse haveria haja houve
houvesse havia acolá cá verdade caso maneira coisa etc etcétera certo somente unicamente igualmente
aliás ocorre acontece acha penso creio suponho espero parece daí eita convosco comigo consigo
contigo afinal tipo enfim inclusive`,
  ordinary: `velho próprio trazer trago trouxe ponho põe pus pegar peguei deixar deixei levar levei colocar
coloquei meter tirar tirei cair cai caiu levantar andar andei ir ido irei irá indo vindo venho vem
veio vir cheguei saio saiu passar passei seguir sigo ficar fiquei ver vejo vê veem vi viu olhar
olhei ouvir ouço ouvi falar falei pensei crer crê acreditar desejar achei dar dou deu dei dando
obtenho obtém conseguir consegui alcançar tentar tentei tratar usei utilizar viver comer beber
esperei brincar odiar adorar preocupar decidir decidi reunir acompanhar regressar começar comecei
acabar acabei terminar continuar suceder aconteceu ocorreu aparecer apareceu surgir resultar
significar implicar afetar referir comportar evitar impedir convir considerar aconselhar recomendar
sugerir afirmar distinguir observar notar notei crescer aumentar diminuir piorar tornar entender
entendi compreender aprender li escrevi nascer morrer sentir sinto deitar acordar bastar sobrar
janeiro fevereiro abril maio junho julho agosto setembro outubro novembro dezembro segunda-feira
terça-feira quarta-feira quinta-feira sexta-feira terça quinta sexta domingo primavera verão outono
inverno vermelho azul verde amarelo preto branco cinza cinzento marrom castanho roxo violeta rosa
laranja dourado prateado bege claro homem mulher amigo colega chefe mãe filho irmão irmã avô neto
tio tia primo sobrinho esposo marido namorado noiva vizinho ninguém rapaz rapariga moça menino
senhor parente sogra cunhado jovem velhinho adulto sujeito hoje ontem anteontem amanhã tarde manhã
meio-dia madrugada cedo imediatamente antigamente recentemente nunca jamais vezes raramente
frequentemente constantemente regularmente ocasionalmente inicialmente previamente posteriormente
simultaneamente subitamente lentamente rapidamente facilmente dificilmente corretamente
completamente totalmente absolutamente parcialmente perfeitamente suficientemente demasiado demais
quase meio metade triplo resto maioria minoria dúzia montão pouquinho suficiente melhor mau grande
pequeno enorme longo comprido curto alto largo estreito grosso fino pesado forte fraco duro mole
macio frio morno bonito lindo feio incorreto importante impossível útil inútil complicado complexo
raro estranho esquisito habitual comum desconhecido diferente diverso semelhante individual inteiro
ambos sozinho junto amável simpático feliz contente triste cansado saudável pronto preparado sério
divertido chato interessante bacana giro ótimo excelente ideal terrível horrível bobo louco
tranquilo perto distante indireto reto redondo liso áspero doce salgado azedo amargo fresco podre
maduro cru satisfeito insatisfeito honesto repentino frequente escasso constante permanente eterno
atual anterior seguinte próximo segundo sétimo superior inferior restante adequado apropriado
conveniente recente dentro fora cima embaixo abaixo acima diante atrás frente esquerda direita redor
adiante lado através aparte mediante exceto conforme perante momento bocado instante minuto hora
semana ano década século quinzena época fim princípio lugar sítio zona canto esquina beira motivo
razão objetivo propósito ideia esperança sorte oportunidade situação circunstância contrário
respeito questão assunto palavra frase conselho esforço diversão alegria vontade medo mundo cidade
bairro aldeia rua nome história experiência sensação vida zero dois duas três quatro cinco sete oito
dez onze doze treze quatorze catorze quinze dezesseis vinte trinta quarenta cinquenta sessenta
setenta oitenta noventa cem cento duzentos mil milhão euro centavo cêntimo centímetro milímetro
quilómetro litro semanal cuidadosamente cuidado atenção engraçado confuso desesperado curioso
inseguro surpreso decepcionado encantado zangado bravo irritado agradecido nervoso orgulhoso
novamente entretanto todavia contudo portanto porquanto mão cabeça fato facto necessidade
possibilidade capaz disposto acostumado habituado desnecessário razoável lógico absurdo aproximado
particular específico determinado típico mero mútuo respetivo respectivo sucessivo consecutivo
oposto numeroso abundante excessivo insuficiente viceversa ademais outrora passear correr saltar
atravessar gritar rir chorar sorrir dançar sonhar mentir prometer repetir apressar afastar atrever
aguentar aproveitar desfrutar mexer puxar empurrar bater jeito treco bicho bocadinho pedaço
meia-hora dia agorinha já-já logo-mais depressa devagarinho sobretudo principalmente especialmente
nomeadamente efetivamente praticamente infelizmente`,
}
